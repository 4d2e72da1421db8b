import type { Arg, Say } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { sorting } from './sorting.ts';
import { en } from './strings-en.ts';

const say = (key: string, args: Record<string, Arg> = {}): Say => ({ key, args: { figure: { figure: 0 }, ...args } });
const at = { target: { figure: 1 }, x: 10, y: 20 };

describe('how options are sorted', () => {
  it('shows every group somewhere', () => {
    const keys = [
      'charge',
      'engage',
      'dive',
      'pursue',
      'pursue-to',
      'attack',
      'move-to',
      'change-level',
      'leave-contact',
      'deploy',
      'separate',
      'place-dice',
      'stay',
      'do-not-pursue',
      'end-card',
      'pass',
      'name-authority',
      'parry',
    ];
    const shown = sorting.layout.flatMap((part) => part.groups);
    expect(keys.map((k) => sorting.group(say(k))).filter((g) => !shown.includes(g))).toEqual([]);
  });

  it('makes one verb of a charge at several enemies from several sides, one more of an engagement', () => {
    const verbs = [say('charge', at), say('charge', { ...at, x: 30 }), say('engage', at), say('charge', { ...at, figure: { figure: 2 } })];
    expect(new Set(verbs.map((v) => sorting.verb(v))).size).toBe(3);
  });

  it('keeps a refused pursuit with those that may be made', () => {
    expect(sorting.verb(say('pursue-target', { target: { figure: 1 } }))).toBe(sorting.verb(say('pursue', at)));
  });

  it('aims what has a target or a place', () => {
    expect(sorting.aims(say('charge', at))).toBe(true);
    expect(sorting.aims(say('stay'))).toBe(false);
  });

  it('has a name for every verb that is aimed', () => {
    expect(['charge', 'engage', 'dive', 'pursue'].filter((k) => en.verbs[k] === undefined)).toEqual([]);
  });
});
