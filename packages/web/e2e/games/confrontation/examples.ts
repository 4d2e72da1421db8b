/** Matches of this game that the browser's tests of every game open. */
import { greedyBot } from '@escarmouche/engine/bots';
import { confrontation, type Mode, readySetup, STATS } from '@escarmouche/engine/confrontation';
import { botTakes, Match, seeded } from '@escarmouche/engine/core';
import { writeMatch } from '@escarmouche/files';
import type { Examples } from '../../games.ts';
import { playAhead } from '../../playing.ts';

/** A skirmish in which somebody may go somewhere. */
function skirmish(): string {
  const match = new Match(confrontation, {
    ...readySetup('skirmish', [
      ['royal-guard', 'paladin-of-alahan'],
      ['praetorian-guard', 'magistrate', 'magistrate'],
    ]),
    tactics: [0, 1],
  });
  playAhead(match, ['person', 'greedy'], (ids) => ids.find((id) => id.startsWith('deploy:')) ?? ids[0], /^move:/);
  return writeMatch(match, ['person', 'greedy']);
}

/** A combat in which the person is asked for what is wanted, and has a choice; of his dice he places what he may in defence. */
function fought(mode: Mode, wanted: RegExp): string {
  const match = new Match(confrontation, {
    ...readySetup(mode, [
      ['royal-guard', 'paladin-of-alahan'],
      ['praetorian-guard', 'magistrate', 'magistrate'],
    ]),
    tactics: [0, 1],
  });
  const random = seeded(9);
  const bot = greedyBot(confrontation);
  for (let node = match.node; node.kind !== 'over'; node = match.node) {
    const ids = node.kind === 'chance' ? [] : match.options().map((o) => o.id);
    if (node.kind === 'chance') match.rollBy(random);
    else if (node.seat === 0 && ids.filter((id) => wanted.test(id)).length > 1) return writeMatch(match, ['person', 'greedy']);
    else if (node.seat === 0 && ids[0].startsWith('dice:')) match.take(ids.find((id) => /=1\/[12]$/.test(id)) ?? ids[0]);
    else botTakes(match, bot, random);
  }
  throw new Error(`${wanted} was never offered`);
}

export const EXAMPLES: Examples = {
  puzzle: { does: 'parry', says: /INI.*ATT.*DEF/ },
  lesson: { by: 'finger', lang: 'en' },
  forms: { stats: STATS },
  firstMove: { form: /^(?:move|charge):/, seed: 1 },
  onBoard: skirmish,
  odds: [
    // No dice fall in an activation: contact brings the combat.
    { kind: 'confrontation-table', file: () => fought('skirmish', /^move:/), wanted: null, dangers: true },
    { kind: 'confrontation', file: () => fought('combat', /^dice:/), wanted: /^dice:/, dangers: false },
    { kind: 'confrontation-blow', file: () => fought('combat', /^attack:/), wanted: /^attack:/, dangers: false },
    { kind: 'confrontation-again', file: () => fought('combat', /^(again|keep)$/), wanted: /^(again|keep)$/, least: 2, dangers: false },
    { kind: 'confrontation-parry', file: () => fought('combat', /^parry:/), wanted: /^parry:/, dangers: false },
  ],
};
