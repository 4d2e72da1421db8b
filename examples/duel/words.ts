/** What the duel says, in both languages, and its rulebook. */
import type { PlainWords } from '@escarmouche/engine';
import type { Paragraph } from '@escarmouche/engine/core';

const rule = (number: string, title: readonly [string, string], text: readonly [string, string]): Paragraph => ({
  id: `duel:${number}`,
  title: { en: title[0], fr: title[1] },
  text: { en: text[0], fr: text[1] },
  source: 'rulebook',
});

export const PARAGRAPHS: readonly Paragraph[] = [
  rule(
    '1',
    ['The goal', 'Le but'],
    [
      'A figure with as many wounds as its health is out, and the other wins. After the last round the one with fewer wounds wins; with as many it is a draw.',
      'Une figurine qui a autant de blessures que de santé est hors de combat, et l’autre gagne. Après le dernier tour de jeu, c’est la moins blessée qui gagne\u00a0; à blessures égales, il y a égalité.',
    ],
  ),
  rule(
    '2',
    ['A turn', 'Un tour'],
    [
      'The two take turns. In a turn a figure may step once; then it strikes, or waits.',
      'Chacun joue à son tour. À son tour une figurine peut faire un pas\u00a0; puis elle frappe, ou attend.',
    ],
  ),
  rule(
    '2.1',
    ['Stepping', 'Faire un pas'],
    ['A step leads to a neighbouring space that nobody holds.', 'Un pas mène à une case voisine que personne n’occupe.'],
  ),
  rule(
    '3',
    ['Striking', 'Frapper'],
    ['A neighbour is struck with two dice: each of 4 to 6 hits.', 'On frappe une voisine avec deux dés\u00a0: chacun touche de 4 à 6.'],
  ),
  rule(
    '4',
    ['Parrying', 'Parer'],
    [
      'Before the roll whoever is struck may spend a parry: one die less is rolled.',
      'Avant le jet, qui est frappé peut dépenser une parade\u00a0: on lance un dé de moins.',
    ],
  ),
  rule(
    '5',
    ['The blow', 'Le coup'],
    [
      'Whoever hit chooses: a wound for each hit, or one wound less and the other is driven to a free space away from the striker.',
      'Qui a touché choisit\u00a0: une blessure par touche, ou une de moins, et l’autre recule vers une case libre, loin de qui frappe.',
    ],
  ),
];

/** Every sentence, in English and in French. */
export const words: PlainWords = {
  events: {
    'turn-begins': ['Round {{round}}: {{figure}}.', 'Tour {{round}}\u00a0: {{figure}}.'],
    steps: ['{{figure}} steps from {{from}} to {{space}}.', '{{figure}} va de {{from}} à {{space}}.'],
    waits: ['{{figure}} waits.', '{{figure}} attend.'],
    strikes: ['{{figure}} strikes {{target}}.', '{{figure}} frappe {{target}}.'],
    parries: ['{{figure}} parries.', '{{figure}} pare.'],
    rolls: ['{{figure}} rolls {{dice, die}}: {{n, hit}}.', '{{figure}} lance {{dice, die}}\u00a0: {{n, hit}}.'],
    misses: ['{{figure}} misses.', '{{figure}} manque son coup.'],
    driven: ['{{figure}} is driven to {{space}}.', '{{figure}} recule jusqu’à {{space}}.'],
    wounded: ['{{figure}} takes {{n, wound}}.', '{{figure}} subit {{n, wound}}.'],
    won: ['{{seat}} wins.', '{{seat}} gagne.'],
    drawn: ['Nobody wins.', 'Personne ne gagne.'],
  },
  options: {
    wait: ['{{figure}} waits.', '{{figure}} attend.'],
    strike: ['{{figure}} strikes {{target}}.', '{{figure}} frappe {{target}}.'],
    step: ['{{figure}} steps to {{space}}.', '{{figure}} fait un pas vers {{space}}.'],
    parry: ['{{figure}} parries.', '{{figure}} pare.'],
    pass: ['No parry.', 'Pas de parade.'],
    harm: ['{{figure}} takes {{n, wound}}.', '{{figure}} subit {{n, wound}}.'],
    drive: ['{{figure}} is driven to {{space}} and takes {{n, wound}}.', '{{figure}} recule jusqu’à {{space}} et subit {{n, wound}}.'],
  },
  prompts: {
    act: ['What does {{figure}} do?', 'Que fait {{figure}}\u00a0?'],
    parry: ['Does {{figure}} parry?', '{{figure}} veut-elle parer\u00a0?'],
    blow: ['What becomes of {{n, hit}}?', 'Que faire de {{n, hit}}\u00a0?'],
  },
  passes: { parry: ['No parry.', 'Pas de parade.'] },
  rolls: { strike: ['{{figure}} strikes: {{dice, die}}.', '{{figure}} frappe\u00a0: {{dice, die}}.'] },
  refusals: {
    held: ['{{figure}} stands there.', '{{figure}} s’y tient.'],
    stepped: ['It has made its step already.', 'Le pas de ce tour est déjà fait.'],
    'too-far': ['That is more than one space away.', 'C’est à plus d’une case.'],
    'out-of-reach': ['{{figure}} is no neighbour.', '{{figure}} n’est pas voisine.'],
  },
  faults: {
    'no-such-space': ['No space is called {{what}}.', 'Aucune case ne s’appelle {{what}}.'],
    'held-twice': ['Two figures stand on {{what}}.', 'Deux figurines sont sur {{what}}.'],
    out: ['{{what}} has as many wounds as its health.', '{{what}} a autant de blessures que de santé.'],
  },
  counts: {
    die_one: ['{{count}} die', '{{count}} dé'],
    die_other: ['{{count}} dice', '{{count}} dés'],
    hit_one: ['{{count}} hit', '{{count}} touche'],
    hit_other: ['{{count}} hits', '{{count}} touches'],
    wound_one: ['{{count}} wound', '{{count}} blessure'],
    wound_other: ['{{count}} wounds', '{{count}} blessures'],
  },
};
