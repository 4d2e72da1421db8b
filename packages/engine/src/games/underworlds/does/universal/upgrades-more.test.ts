import { describe, expect, it } from 'vitest';
import type { Und } from '../../defs.ts';
import { hexNamed } from '../../field.ts';
import { fighter, offered, run, type Side, standing } from '../../standing.testing.ts';
import { fieldOf } from '../../table.ts';

const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });
const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });
const hexOf = (g: Und, key: string): string => fieldOf(g).names[fighter(g, key).hex];
const token = (g: Und, name: string, face: number): void => {
  g.state.tokens.push({ hex: hexNamed(fieldOf(g), name), face });
};
const on = (g: Und, id: string): number => g.state.cards.find((c) => g.table.cards[c.def].face.id === id)?.on ?? -1;
/** The round begins anew, at its roll-off's winner's choice. */
const fromTheStart = (g: Und): void => {
  g.state.stack[1].step = 1;
};
/** The match stands before its round's step of this number: `standing` begins at the activations. */
function startOf(first: Side, second: Side, change: (g: Und) => void = () => {}) {
  const begun = standing(first, second, change);
  begun.g.state.stack.length = 2;
  fromTheStart(begun.g);
  return begun;
}

describe('upgrades that give an attack', () => {
  it('Shadeglass Sword is discarded once it succeeds, and hurts more on a critical hit (414)', () => {
    const sides = [reavers({ garrek: 'D4' }, { on: { garrek: ['shadespire:414'] } }), champions({ obryn: 'D5' })] as const;
    const missed = standing(...sides);
    run(missed.match, 'attack:garrek/shadeglass-sword>obryn', [3, 3, 3], [1]);
    expect(on(missed.g, 'shadespire:414')).toBeGreaterThanOrEqual(0);
    const { match, g } = standing(...sides);
    run(match, 'attack:garrek/shadeglass-sword>obryn', [6, 3, 3], [3], 'leave');
    expect(fighter(g, 'obryn').wounds).toBe(3);
    expect(on(g, 'shadespire:414')).toBe(-1);
  });

  it('Swift Strike reaches who is a push away, and nobody farther (423.1)', () => {
    const side = (hex: string) => [reavers({ garrek: 'D4' }, { on: { garrek: ['shadespire:423'] } }), champions({ obryn: hex })] as const;
    const { match, g } = standing(...side('D6'));
    run(match, 'attack:garrek/swift-strike>obryn', 'react:garrek/shadespire:423');
    expect(offered(match)).toEqual(['choose:S']);
    run(match, 'choose:S', [3, 3, 3], [3], 'leave');
    expect([hexOf(g, 'garrek'), fighter(g, 'obryn').wounds]).toEqual(['D5', 1]);
    expect(
      standing(...side('D7'))
        .match.options()
        .map((o) => o.id),
    ).not.toContain('attack:garrek/swift-strike>obryn');
  });

  it('Swift Strike without its push in time is no attack at all (423.1)', () => {
    const { match, g } = standing(reavers({ garrek: 'D4' }, { on: { garrek: ['shadespire:423'] } }), champions({ obryn: 'D6' }));
    run(match, 'attack:garrek/swift-strike>obryn', 'pass');
    expect(g.state.deeds).toEqual([]);
    expect(fighter(g, 'garrek').did).toBe(0);
  });

  it('Total Offence gives two dice to the first attack alone, and no more activation (431.1)', () => {
    const { match, g } = standing(
      reavers({ karsus: 'D5' }, { on: { karsus: ['shadespire:431'] } }),
      champions({ obryn: 'D4', angharad: 'D6' }),
      (x) => {
        fighter(x, 'karsus').inspired = 1;
      },
    );
    run(match, 'attack:karsus/savage-whirl>all', 'more-dice', 'next:angharad', [3, 3, 3, 3], [4], 'leave', [3, 3], [4], 'leave');
    expect(fighter(g, 'karsus').spent).toBe(1);
    run(match, 'pass');
    expect(offered(match).some((id) => id.includes(':karsus'))).toBe(false);
  });

  it('Total Offence may be left out, and is not for a Charge (431)', () => {
    const { match, g } = standing(
      reavers({ garrek: 'D2' }, { on: { garrek: ['shadespire:431'] } }),
      champions({ obryn: 'D5', angharad: 'A9' }),
    );
    run(match, 'charge:garrek>D4');
    const [attack] = offered(match);
    run(match, attack);
    expect(offered(match)).not.toContain('more-dice');
    const still = standing(reavers({ garrek: 'D4' }, { on: { garrek: ['shadespire:431'] } }), champions({ obryn: 'D5', angharad: 'A9' }));
    run(still.match, 'attack:garrek/blooddrinker-axe>obryn', 'no-more-dice', [3, 3], [3]);
    expect([fighter(still.g, 'garrek').spent, fighter(g, 'garrek').spent]).toEqual([0, 0]);
  });
});

describe('the relics', () => {
  const RELICS = ['shadespire:396', 'shadespire:397', 'shadespire:398', 'shadespire:399', 'shadespire:400', 'shadespire:401'];
  const bearing = (n: number, at: Side['at'] = { garrek: 'D4' }): Side => reavers(at, { on: { garrek: RELICS.slice(0, n) } });
  const react = 'react:garrek/shadespire:396';

  it('two re-roll defence dice, each once; three re-roll attack dice', () => {
    const { match, g } = standing(bearing(2), champions({ obryn: 'D5' }), (x) => {
      x.state.active = 0;
    });
    run(match, 'attack:obryn/grandhammer>garrek', [1, 4], [1], react, 'again:fail', [3]);
    expect(fighter(g, 'garrek').wounds).toBe(0);
    const three = standing(bearing(3), champions({ obryn: 'D5' }));
    run(three.match, 'attack:garrek/blooddrinker-axe>obryn', [3, 3], react, 'again:fail', 'again:fail', [1, 1], [3], 'leave');
    expect(fighter(three.g, 'obryn').wounds).toBe(2);
    const two = standing(bearing(2), champions({ obryn: 'D5' }));
    run(two.match, 'attack:garrek/blooddrinker-axe>obryn', [3, 3]);
    expect(two.match.node.kind).toBe('chance');
  });

  it('four draw two cards after each action, Guard included, and twice in a Charge (katophrane-relics.1, .2)', () => {
    const guard = standing(bearing(4), champions({ obryn: 'D9' }));
    run(guard.match, 'guard:garrek');
    expect(offered(guard.match)).toEqual(['pass', react]);
    const { match } = standing(bearing(4, { garrek: 'D2' }), champions({ obryn: 'D5', angharad: 'A9' }));
    run(match, 'charge:garrek>D4');
    expect(offered(match)).toEqual(['pass', react]);
    run(match, react);
    const attack = offered(match).find((id) => id.startsWith('attack:')) ?? '';
    run(match, attack, [3, 3], 'pass', [1]);
    expect(offered(match)).toEqual(['pass', react]);
  });

  it('six have an action that gains four glory', () => {
    const { match, g } = standing(bearing(6), champions({ obryn: 'D9' }));
    run(match, 'action:garrek/shadespire:396');
    expect(g.state.players[0].glory).toBe(4);
    const five = standing(bearing(5), champions({ obryn: 'D9' }));
    expect(offered(five.match)).not.toContain('action:garrek/shadespire:396');
  });
});

describe('upgrades about objectives', () => {
  it('the keys gain glory in the third end phase for what their bearer holds (426, 427)', () => {
    const end = (id: string, face: number, round: number): number => {
      const { match, g } = standing(reavers({ garrek: 'D4' }, { on: { garrek: [id] } }), champions({ obryn: 'D9' }), (x) => {
        token(x, 'D4', face);
        x.state.round = round;
        x.state.stack = x.state.stack.slice();
        for (const p of x.state.players) p.activations = 4;
      });
      for (let n = 0; n < 6 && match.node.kind === 'decision' && g.state.phase === 1; n++) run(match, offered(match)[0]);
      return g.state.players[0].glory;
    };
    expect([end('shadespire:426', 4, 3), end('shadespire:426', 3, 3), end('shadespire:426', 4, 2)]).toEqual([2, 0, 0]);
    expect([end('shadespire:427', 3, 3), end('shadespire:427', 3, 1)]).toEqual([1, 0]);
  });

  it('Faneway Crystal places on objectives alone, once; a Charge needs a target from there (499.1, 499.2)', () => {
    const lay = (x: Und): void => {
      token(x, 'D8', 1);
      token(x, 'A2', 2);
      token(x, 'D9', 3);
    };
    const { match, g } = standing(
      reavers({ garrek: 'D1' }, { on: { garrek: ['nightvault:499'] } }),
      champions({ obryn: 'D9', angharad: 'H1' }),
      lay,
    );
    expect(offered(match).filter((id) => /^(move|charge):/.test(id))).toEqual(['move:garrek>D8', 'move:garrek>A2', 'charge:garrek>D8']);
    run(match, 'move:garrek>A2');
    expect(hexOf(g, 'garrek')).toBe('A2');
    expect(fighter(g, 'garrek').moveToken).toBe(1);
    expect(on(g, 'nightvault:499')).toBe(-1);
  });
});

describe('the start of an action phase', () => {
  it('Shardcaller swaps the objective it holds with another one (416)', () => {
    const { match, g } = startOf(reavers({ garrek: 'D4' }, { on: { garrek: ['shadespire:416'] } }), champions({ obryn: 'D9' }), (x) => {
      token(x, 'D4', 1);
      token(x, 'F4', 2);
    });
    run(match, 'first', 'start:garrek/shadespire:416', 'choose:objective-2');
    expect(g.state.tokens.map((t) => [fieldOf(g).names[t.hex], t.face])).toEqual([
      ['F4', 1],
      ['D4', 2],
    ]);
    expect(offered(match)).toContain('guard:garrek');
  });

  it('two Shardcallers: the winner of a roll-off says in which order, and each serves once (416.1, P4)', () => {
    const { match, g } = startOf(
      reavers({ garrek: 'D4' }, { on: { garrek: ['shadespire:416'] } }),
      champions({ obryn: 'D9' }, { on: { obryn: ['shadespire:416'] } }),
      (x) => {
        token(x, 'D4', 1);
        token(x, 'D9', 2);
      },
    );
    run(match, 'first', [6, 6, 6, 6], [1, 1, 1, 1], 'second');
    expect(offered(match)).toEqual(['done', 'start:obryn/shadespire:416']);
    run(match, 'start:obryn/shadespire:416', 'choose:objective-1', 'start:garrek/shadespire:416', 'choose:objective-1');
    expect(g.state.tokens.map((t) => fieldOf(g).names[t.hex])).toEqual(['D4', 'D9']);
    expect(offered(match)).toContain('guard:garrek');
  });

  it('Trickster’s Charm plays one ploy of the hand, after the roll-off (432.1)', () => {
    const { match, g } = startOf(
      reavers({ garrek: 'D4' }, { on: { garrek: ['shadespire:432'] }, hand: ['shadespire:330', 'shadespire:344', 'shadespire:391'] }),
      champions({ obryn: 'D9' }),
      (x) => {
        fighter(x, 'garrek').wounds = 2;
        x.state.players[0].glory = 1;
      },
    );
    run(match, 'second');
    expect(offered(match)).toEqual(['done', 'play:shadespire:330', 'play:shadespire:344']);
    run(match, 'play:shadespire:330', 'choose:garrek', [1]);
    expect(fighter(g, 'garrek').wounds).toBe(0);
    expect(offered(match)).toContain('guard:obryn');
  });
});

describe('Lucky Trinket', () => {
  it('undoes a spell cast within three hexes on any critical of three dice, and is discarded (512)', () => {
    const cast = (faces: readonly number[]) => {
      const begun = standing(
        { warband: 'stormsires-cursebreakers', at: { stormsire: 'D4', rastus: 'A1' } },
        champions({ obryn: 'D6', angharad: 'H9' }, { on: { obryn: ['nightvault:512'] } }),
      );
      run(begun.match, 'attack:stormsire/fulmination>obryn', [4, 4], [3]);
      run(begun.match, 'react:obryn/nightvault:512', faces);
      return begun;
    };
    const undone = cast([6, 1, 1]);
    expect([fighter(undone.g, 'obryn').wounds, on(undone.g, 'nightvault:512')]).toEqual([0, -1]);
    const held = cast([1, 1, 1]);
    expect([fighter(held.g, 'obryn').wounds > 0, on(held.g, 'nightvault:512')]).toEqual([true, -1]);
  });
});
