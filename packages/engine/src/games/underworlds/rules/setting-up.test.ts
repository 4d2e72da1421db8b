import { describe, expect, it } from 'vitest';
import { Match, seeded } from '../../../core/index.ts';
import { DECKS, type WarbandId } from '../content/index.ts';
import { underworlds } from '../game.ts';
import type { Setup } from '../setup.ts';

/** A match at the first question that has this key. */
function until(warband: WarbandId, key: string) {
  const seat = { warband, deck: DECKS.find((d) => d.warband === warband)?.id ?? '' };
  const setup: Setup = { seats: [seat, seat], field: { boards: ['empty-market', 'empty-market'], turned: [false, false], offset: 0 } };
  const match = new Match(underworlds, setup);
  const random = seeded(3);
  for (let n = 0; n < 200; n++) {
    const { node } = match;
    if (node.kind === 'decision' && node.prompt.key === key) return match;
    if (node.kind === 'chance') match.rollBy(random);
    else match.take(match.options()[0].id);
  }
  throw new Error(`never asked ${key}`);
}

describe('deployment', () => {
  it('says why a fighter is not set up on a hex (S7)', () => {
    const match = until('garreks-reavers', 'ask-deploy');
    const ids = match.options().map((o) => o.id);
    const fighter = ids[0].slice(0, ids[0].indexOf('>'));
    expect(match.whyNot(`${fighter}>D4`).map((r) => [r.rule, r.key])).toEqual([['wu:S7', 'not-starting-hex']]);
    expect(match.whyNot(ids[0])).toEqual([]);
  });

  it('asks for squigs as near to their herder as can be, and says so of other hexes (S7)', () => {
    const match = until('zarbags-gitz', 'ask-deploy-near');
    const ids = match.options().map((o) => o.id);
    const squig = ids[0].slice(0, ids[0].indexOf('>'));
    const refused = ['A2', 'A8', 'D2', 'D8'].map((hex) => `${squig}>${hex}`).filter((id) => !ids.includes(id));
    for (const id of refused) expect(match.whyNot(id).map((r) => r.key)).toEqual(['not-nearest-hex']);
    expect(refused.length).toBeGreaterThan(0);
  });
});
