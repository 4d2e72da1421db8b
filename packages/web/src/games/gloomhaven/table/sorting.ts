/** How this game's options are grouped, named and aimed. */
import type { Say } from '@escarmouche/engine/core';
import type { Sorting } from '../../contract.ts';
import { hexOf, targetOf } from './concerns.ts';
import type { Scene } from './scene.ts';
import { ghStrings } from './strings.ts';

const GROUP_OF: Readonly<Record<string, string>> = {
  'choose-cards': 'cards',
  'long-rest': 'rest',
  'play-half': 'half',
  'basic-action': 'basic',
  'start-here': 'hex',
  'place-here': 'hex',
  move: 'hex',
  'force-to': 'hex',
  'lay-area': 'area',
  'lose-one': 'lose',
  'lose-two': 'lose-two',
  'skip-line': 'end',
  'leave-effect': 'end',
  'keep-elements': 'end',
  'no-more-targets': 'end',
  'no-rest': 'end',
  'end-turn': 'end',
  stop: 'end',
  suffer: 'first',
};

/** The group an option belongs to; what only answers a question stands first. */
export function groupOf(say: Say): string {
  return GROUP_OF[say.key] ?? 'ask';
}

export const sorting: Sorting<Scene> = {
  layout: [
    { look: 'primary', groups: ['first'] },
    { look: 'plain', groups: ['ask'] },
    { look: 'plain', groups: ['half'] },
    { look: 'list', groups: ['basic'], title: (lang) => ghStrings(lang).basicTitle },
    { look: 'sentences', groups: ['area'], title: (lang) => ghStrings(lang).areaTitle },
    { look: 'list', groups: ['hex'], title: (lang) => ghStrings(lang).hexTitle },
    { look: 'plain', groups: ['lose'] },
    { look: 'sentences', groups: ['lose-two'], title: (lang) => ghStrings(lang).loseTwoTitle },
    { look: 'sentences', groups: ['cards'], title: (lang) => ghStrings(lang).cardsTitle },
    { look: 'plain', groups: ['rest'] },
    { look: 'plain', groups: ['end'], stays: true },
  ],
  group: groupOf,
  verb: groupOf,
  aims: (say) => targetOf(say) >= 0 || hexOf(say) >= 0,
  target({ speech }, say) {
    const hex = hexOf(say);
    if (hex >= 0) return speech.space(hex);
    const target = targetOf(say);
    return target >= 0 ? speech.figure(target) : null;
  },
  name: ({ speech }, verb) => ghStrings(speech.lang).groups[verb.group] ?? speech.option(verb.say),
  facts: () => ({ line: '', text: '' }),
};
