/** How this game's options are grouped, named and aimed. */
import { sortedBy } from '../../../table/sorting.ts';
import type { Scene } from './scene.ts';
import { ghStrings } from './strings.ts';

/** What ends something, or lets it be. */
const ENDS = ['rest', 'no-rest', 'suffer', 'skip', 'leave', 'keep', 'done', 'accept', 'another', 'end', 'pass', 'stop'];

/** Blows and what averts them, and what leads to attacks. */
const FORETOLD = ['target', 'area', 'focus', 'go', 'suffer', 'lose', 'do', 'skip', 'stop', 'done', 'play', 'basic'];

export const sorting = sortedBy<Scene>({
  layout: [
    { look: 'plain', groups: ['ask'] },
    { look: 'sentences', groups: ['area'], title: (lang) => ghStrings(lang).areaTitle },
    { look: 'list', groups: ['hex'], title: (lang) => ghStrings(lang).hexTitle },
    // What is answered on the cards themselves stands here once more, closed.
    { look: 'sentences', groups: ['cards'], title: (lang) => ghStrings(lang).cardsTitle },
    { look: 'sentences', groups: ['half'], title: (lang) => ghStrings(lang).halvesTitle },
    { look: 'sentences', groups: ['lose'], title: (lang) => ghStrings(lang).loseTitle },
    { look: 'plain', groups: ['end'], stays: true },
  ],
  groups: {
    cards: 'cards',
    play: 'half',
    basic: 'half',
    start: 'hex',
    place: 'hex',
    move: 'hex',
    to: 'hex',
    area: 'area',
    lose: 'lose',
    ...Object.fromEntries(ENDS.map((does) => [does, 'end'])),
  },
  foretold: ({ does }) => FORETOLD.includes(does),
  figures: ({ snapshot }) => snapshot.position.figures,
  space: ({ speech }, space) => speech.space(space),
  name: ({ speech }, verb) => ghStrings(speech.lang).groups[verb.group] ?? speech.option(verb.first.say),
  facts: () => ({ line: '', text: '' }),
});
