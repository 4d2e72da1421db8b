/** Questions on Garrek's Reavers and Steelheart's Champions. */
import type { Paragraph } from '../types.ts';

export const REAVERS_AND_CHAMPIONS: readonly Paragraph[] = [
  {
    id: 'wu:garreks-reavers.1',
    title: { en: 'Reavers: who counts', fr: 'Pillards : qui compte' },
    text: {
      en: 'The condition counts every fighter now out of action, friend or foe (three or more); fighters returned to the field no longer count.',
      fr: 'La condition compte tous les combattants, amis et ennemis, actuellement hors de combat (au moins trois) ; ceux revenus en jeu ne comptent plus.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:11-pluie-de-sang.1',
    title: { en: 'Blood Rain: instead of, not besides', fr: 'Pluie de Sang : à la place, pas en plus' },
    text: {
      en: 'The symbol is replaced, not added: every attack of the next activation uses swords only.',
      fr: "Le symbole est remplacé, pas ajouté : toutes les attaques de l'activation suivante n'utilisent que les épées.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:11-pluie-de-sang.2',
    title: { en: 'Blood Rain and spell attacks', fr: 'Pluie de Sang et les Attaques de sort' },
    text: {
      en: 'A spell Attack action stays possible under Blood Rain: only criticals succeed.',
      fr: 'Une Attaque de sort reste possible sous Pluie de Sang : seuls les critiques réussissent.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:16.1',
    title: { en: 'Insensate: never more than 1', fr: 'Insensible : jamais plus de 1' },
    text: {
      en: "Nothing raises the protected fighter's damage above 1 in that activation, even from several sources.",
      fr: "Rien ne fait dépasser 1 dégât dans l'activation au combattant protégé, même si d'autres sources s'ajoutent.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:18.1',
    title: { en: 'Rebirth in Blood after Soultrap', fr: 'Pacte de Sang après Piège à Âme' },
    text: {
      en: 'Soultrap works during the attack, Rebirth in Blood after it: if the Soultrap roll fails, Rebirth in Blood may still be played.',
      fr: "Piège à Âme agit pendant l'attaque, Pacte de Sang après : si le jet de Piège à Âme rate, Pacte de Sang reste jouable.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:23.1',
    title: { en: 'Ever-Advancing: who is pushed', fr: 'Toujours Avancer : qui est poussé' },
    text: {
      en: 'The fighter pushed is Garrek, not the attacker.',
      fr: "C'est Garrek, et non l'attaquant, qui est poussé.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:steelhearts-champions.1',
    title: { en: 'Angharad: Inspired too late', fr: 'Angharad : Exaltée trop tard' },
    text: {
      en: 'She is Inspired only once the attack is resolved: too late for Furious Parry against that same attack.',
      fr: "Elle ne devient Exaltée qu'une fois l'attaque résolue : trop tard pour Furieuse Parade contre cette même attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:steelhearts-champions.2',
    title: { en: 'Angharad: when an attack has failed', fr: "Angharad : quand l'attaque a échoué" },
    text: {
      en: 'Failure is judged on the dice, before any trapped or drive-back check; then Furious Parry or Shield Bash may be used.',
      fr: "L'échec se constate sur les dés, avant d'examiner le piégeage ou le repoussement ; alors Furieuse Parade ou Coup de Bouclier est permis.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:steelhearts-champions.3',
    title: { en: 'Furious Parry as an attack', fr: 'Furieuse Parade comme attaque' },
    text: {
      en: 'Furious Parry may also be used as an ordinary Attack action.',
      fr: "Furieuse Parade est aussi une action d'Attaque ordinaire.",
    },
    source: 'rulebook',
    slip: {
      en: "The text turns the name round: 'Parade Furieuse' is the Furieuse Parade of the other answers.",
      fr: 'Le texte retourne le nom : « Parade Furieuse » est la Furieuse Parade des autres réponses.',
    },
  },
  {
    id: 'wu:37.1',
    title: { en: "Sigmar's Bulwark: hurt and healed", fr: 'Rempart de Sigmar : blessé puis soigné' },
    text: {
      en: 'A fighter hurt then healed did suffer damage: no score.',
      fr: "Un combattant blessé puis soigné a bien subi des dégâts : l'objectif ne se marque pas.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:37.2',
    title: { en: "Sigmar's Bulwark: nobody left", fr: 'Rempart de Sigmar : plus personne' },
    text: {
      en: 'If no friendly fighter was alive during the whole action phase, the condition holds.',
      fr: "Si aucun ami n'était en vie de toute la phase d'action, la condition est remplie.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:42.1',
    title: { en: 'Sigmarite Wall: two adjacent friends', fr: 'Mur de Sigmarite : deux amis adjacents' },
    text: {
      en: 'Without two friendly fighters adjacent to each other the card cannot be played.',
      fr: "Sans deux amis adjacents l'un à l'autre, la carte ne peut pas être jouée.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:45.1',
    title: { en: 'Tireless Assault in a multi-target attack', fr: 'Assaut Infatigable dans une attaque multicible' },
    text: {
      en: 'A multi-target attack is a series of single attacks, each a success or a failure according to whether its target suffers damage; if one fails the card pauses the series (unless it was the last) for another attack on the same target (itself possibly multi-target), then the series resumes if still possible.',
      fr: "Une attaque multicible est une suite d'attaques individuelles, chacune réussie ou ratée selon que sa cible subit ou non des dégâts ; si l'une rate, la carte interrompt la suite (sauf si c'était la dernière) pour une nouvelle attaque contre la même cible (qui peut être elle-même multicible), puis la suite reprend si possible.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:52.1',
    title: { en: 'Fatal Riposte ends the attack', fr: "Riposte Fatale met fin à l'attaque" },
    text: {
      en: 'If the riposte makes the rest of a multi-target attack impossible (attacker out of action, or driven back out of range of the targets left), the action ends there.',
      fr: "Si la riposte rend impossible la suite d'une attaque multicible (attaquant hors de combat, ou repoussé hors de portée des cibles restantes), l'action s'arrête là.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:52.2',
    title: { en: 'Fatal Riposte with a wide blow', fr: "Riposte Fatale d'un coup large" },
    text: {
      en: 'A multi-target attack may be the riposte provided the attacker is one of its targets.',
      fr: "Une attaque multicible peut servir de riposte si l'attaquant est l'une des cibles.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:56.1',
    title: { en: 'Lightning Blast: whose critical', fr: 'Décharge Fulgurante : le critique de qui' },
    text: {
      en: "The critical hit required is Obryn's own.",
      fr: "Le critique exigé est celui d'Obryn, le porteur.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:57.1',
    title: { en: 'Righteous Strike again and again', fr: 'Frappe du Juste encore et encore' },
    text: {
      en: 'The reaction may repeat as long as the remade attack fails against an enemy leader, unless an opponent reacts instead.',
      fr: "La réaction se répète tant que l'attaque refaite échoue contre un leader ennemi, sauf si l'adversaire réagit à la place.",
    },
    source: 'rulebook',
  },
];
