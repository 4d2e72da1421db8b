/** How this game's options are grouped, named and aimed. */
import type { Say } from '@escarmouche/engine/core';
import { termIn } from '../../../table/args.ts';
import type { Sorting } from '../../../table/contract.ts';
import { cardOf, spaceOf, targetsOf } from './concerns.ts';
import type { Scene } from './scene.ts';
import { wowStrings } from './strings.ts';
import { verbFacts, verbName } from './verbs.ts';

const GROUP_OF: Readonly<Record<string, string>> = {
  move: 'move',
  attack: 'attack',
  ability: 'ability',
  card: 'card',
  flip: 'flip',
  'end-turn': 'end',
  'take-turn': 'ask',
  react: 'react',
  reroll: 'dice',
  'keep-dice': 'end',
  'equip-done': 'end',
  'no-protection': 'end',
  pass: 'end',
  'shift-stay': 'end',
  'teleport-stay': 'end',
};

/** The group an option belongs to; what only answers a question stands first. */
function groupOf(say: Say): string {
  return GROUP_OF[say.key] ?? 'ask';
}

export const sorting: Sorting<Scene> = {
  layout: [
    { look: 'plain', groups: ['ask'] },
    { look: 'primary', groups: ['react'] },
    { look: 'plain', groups: ['dice'] },
    { look: 'act', groups: ['attack', 'ability', 'card'], title: (lang) => wowStrings(lang).act },
    { look: 'list', groups: ['move'], title: (lang) => wowStrings(lang).moveTitle },
    { look: 'sentences', groups: ['flip'], title: (lang) => wowStrings(lang).flipTitle },
    { look: 'plain', groups: ['end'], stays: true },
  ],
  group: groupOf,
  verb(say) {
    const { key } = say;
    return key === 'attack' || key === 'ability' || key === 'card' ? `${key}/${termIn(say.args.ability)}/${cardOf(say)}` : groupOf(say);
  },
  aims: (say) => targetsOf(say).length > 0 || spaceOf(say) >= 0,
  target({ speech }, say) {
    const targets = targetsOf(say);
    if (targets.length > 0) return targets.map((f) => speech.figure(f)).join(' + ');
    const space = spaceOf(say);
    return space >= 0 ? speech.space(space) : null;
  },
  name: verbName,
  facts: verbFacts,
};
