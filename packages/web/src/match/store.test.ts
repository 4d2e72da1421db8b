import { describe, expect, it } from 'vitest';
import { nextVersion, versionOf } from './store.ts';

describe('the version of a stored match', () => {
  it('is counted; one that was stored before versions were is 0, and where there is none there is none', () => {
    expect(versionOf({ id: 'm', version: 7 })).toBe(7);
    expect(versionOf({ id: 'm' })).toBe(0);
    for (const odd of [-1, 1.5, '7', null, Number.NaN]) expect(versionOf({ version: odd })).toBe(0);
    expect(versionOf(undefined)).toBeNull();
    expect(versionOf('text')).toBeNull();
  });

  it('lets a line be written that goes on from what is stored, and no other', () => {
    expect(nextVersion(3, 3)).toBe(4);
    // Older, and one that parted before.
    expect(nextVersion(4, 3)).toBeNull();
    expect(nextVersion(9, 3)).toBeNull();
    // A record of the future is none of this line either.
    expect(nextVersion(2, 3)).toBeNull();
  });

  it('goes on from 0 for a match stored before, and from anything where it was deleted meanwhile', () => {
    expect(nextVersion(0, 0)).toBe(1);
    expect(nextVersion(null, 0)).toBe(1);
    expect(nextVersion(null, 5)).toBe(6);
  });

  it('of two windows that go on from the same version lets only the first one write', () => {
    const first = nextVersion(5, 5);
    expect(first).toBe(6);
    expect(nextVersion(first, 5)).toBeNull();
  });
});
