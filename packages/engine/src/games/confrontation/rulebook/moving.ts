/** Movement and contact, from what sources beside chapter 9 say. */
import type { Paragraph } from './types.ts';

export const MOVING: readonly Paragraph[] = [
  {
    id: 'conf:F5.a',
    title: { en: 'Walking', fr: 'Marcher' },
    text: {
      en: 'A figure walks up to its MOU, in centimetres.',
      fr: "Une figurine marche jusqu'à son MOU, en centimètres.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F5.b',
    title: { en: 'Running', fr: 'Courir' },
    text: {
      en: 'A figure runs up to twice its MOU.',
      fr: "Une figurine court jusqu'à deux fois son MOU.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F5.c',
    title: { en: 'Engaging and charging', fr: 'Engager et charger' },
    text: {
      en: 'To walk into contact with an enemy is to engage it, to run into contact is to charge it; both are assaults, and no other move may end in contact. Only a charge brings the target a penalty (F3.a). A charge needs the straight line to its target free of other figures; this last is ours.',
      fr: "Venir au contact d'un ennemi en marchant, c'est l'engager ; en courant, c'est le charger ; l'un et l'autre sont des assauts, et nul autre mouvement ne peut finir au contact. Seule la charge donne un malus à la cible (F3.a). Une charge veut la ligne droite jusqu'à sa cible libre d'autres figurines ; ce dernier point est de nous.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F5.d',
    title: { en: 'Contact', fr: 'Contact' },
    text: {
      en: 'Two figures are in contact where their bases touch at the same altitude level (IX-B-1.b). With measured places we take half a millimetre or less between the bases as touching.',
      fr: "Deux figurines sont au contact si leurs socles se touchent au même palier d'altitude (IX-B-1.b). Les places étant mesurées, nous tenons pour contact un demi-millimètre ou moins entre les socles.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'conf:F5.e',
    title: { en: 'Bases', fr: 'Socles' },
    text: {
      en: 'Infantry stands on a round of 30 mm or a square of 25 mm, cavalry on a round of 50 mm or a rectangle of 25 by 50 mm, a creature on a round of 40 mm or a square of 37.5 mm, a large creature on a round of 60 mm or a square of 50 mm.',
      fr: "L'infanterie est sur un rond de 30 mm ou un carré de 25 mm, la cavalerie sur un rond de 50 mm ou un rectangle de 25 sur 50 mm, une créature sur un rond de 40 mm ou un carré de 37,5 mm, une grande créature sur un rond de 60 mm ou un carré de 50 mm.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'conf:F5.f',
    title: { en: 'Leaving contact', fr: 'Quitter le contact' },
    text: {
      en: 'A figure in contact with an enemy may leave it only by an Initiative test. The difficulty of 6, and 2 more for each further opponent in contact, is remembered, not read. If the test fails, the figure stays and its action is lost; nobody strikes at one who leaves. Once it has broken contact it moves, and that is all; that it may do anything else, too, is an option.',
      fr: "Une figurine au contact d'un ennemi ne peut le quitter que par un test d'Initiative. La difficulté de 6, et 2 de plus par adversaire supplémentaire au contact, vient de mémoire, non d'un texte. Si le test échoue, la figurine reste et perd son action ; nul ne frappe celui qui part. Une fois le contact rompu, elle se déplace, sans plus ; qu'elle puisse aussi faire autre chose est une option.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'conf:F5.g',
    title: { en: 'Changing level', fr: 'Changer de palier' },
    text: {
      en: 'A figure with a flying MOU is at level 0, 1 or 2 and uses that MOU in the air. Out of contact it may go up or down by one level before it moves, but into contact with nobody (F5.c); how is not in our sources, and this is ours. A dive goes down exactly one level (IX-B-2.a), a pursuit none (IX-B-1.e).',
      fr: "Une figurine dotée d'un MOU en vol est au palier 0, 1 ou 2 et emploie ce MOU en l'air. Hors de tout contact, elle peut monter ou descendre d'un palier avant de se déplacer, mais au contact de personne (F5.c) ; le comment n'est pas dans nos sources, et ceci est de nous. Un piqué descend d'un palier exactement (IX-B-2.a), une poursuite d'aucun (IX-B-1.e).",
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
  {
    id: 'conf:F5.h',
    title: { en: 'Bases never overlap', fr: 'Les socles ne se chevauchent pas' },
    text: {
      en: 'No base may stand on another at the same level, however a figure came there.',
      fr: 'Aucun socle ne peut en recouvrir un autre au même palier, quelle que soit la façon dont la figurine est venue.',
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
  {
    id: 'conf:F5.i',
    title: { en: 'A straight and free path', fr: 'Un trajet droit et libre' },
    text: {
      en: 'A figure moves in a straight line on which its base meets no other base at its level, nor the edge of the table. Turning on the way is not played.',
      fr: "Une figurine se déplace en ligne droite, sans que son socle rencontre d'autre socle à son palier ni le bord de la table. On ne joue pas de détour en chemin.",
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
  {
    id: 'conf:F5.j',
    title: { en: "The table's edge", fr: 'Le bord de la table' },
    text: {
      en: 'A base stays entirely on the table.',
      fr: 'Un socle reste tout entier sur la table.',
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
];
