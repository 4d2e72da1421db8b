/** How this game's options are grouped, named and aimed. */
import type { Say } from '@escarmouche/engine/core';
import type { Sorting } from '../../../table/contract.ts';
import { hexOf, targetOf } from './concerns.ts';
import type { Scene } from './scene.ts';
import { ghStrings } from './strings.ts';

const GROUP_OF: Readonly<Record<string, string>> = {
  'choose-cards': 'cards',
  'long-rest': 'end',
  'play-half': 'half',
  'play-half-disarmed': 'half',
  'play-half-immobilized': 'half',
  'play-half-hindered': 'half',
  'basic-action': 'half',
  'start-here': 'hex',
  'place-here': 'hex',
  move: 'hex',
  'force-to': 'hex',
  'lay-area': 'area',
  'lay-area-nobody': 'area',
  suffer: 'end',
  'lose-one': 'lose',
  'lose-two': 'lose',
  'skip-line': 'end',
  'leave-effect': 'end',
  'keep-elements': 'end',
  'no-more-targets': 'end',
  'no-rest': 'end',
  'accept-loss': 'end',
  'another-card': 'end',
  'end-turn': 'end',
  pass: 'end',
  stop: 'end',
  'leave-push': 'end',
  'leave-pull': 'end',
};

/** The group an option belongs to; what only answers a question stands first. */
function groupOf(say: Say): string {
  return GROUP_OF[say.key] ?? 'ask';
}

export const sorting: Sorting<Scene> = {
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
