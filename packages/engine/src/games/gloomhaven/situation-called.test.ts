import { describe, expect, it } from 'vitest';
import type { Situation } from './situation.ts';
import { caseOf } from './situation-writing.ts';
import { situationMatch } from './situations.ts';

const stats = { hp: 5, move: 2, attack: 2, range: 0 };
const SITUATION: Situation = {
  characters: { brute: { at: [3, 3], lead: 'axe', other: 'bow', hand: ['walk', 'shot'] }, scoundrel: { at: [5, 3], initiative: 20 } },
  monsters: { 'ogre-1': [4, 3], 'troll-1': [4, 2], 'dragon-1': [4, 1] },
  types: { ogre: { normal: stats }, troll: { normal: stats }, dragon: { name: { en: 'Wyrm', fr: 'Vouivre' }, normal: stats } },
  summonTypes: { bear: stats },
  cards: {
    axe: { top: [{ do: 'attack', n: 3 }] },
    walk: { bottom: [{ do: 'move', n: 3 }] },
    bow: { top: { abilities: [{ do: 'attack', n: 2, range: 3 }] } },
    shot: { name: { en: 'Long Shot', fr: 'Tir lointain' }, top: [{ do: 'attack', n: 2, range: 5 }] },
  },
  turn: 'brute',
};

const { table, match } = (() => {
  const match = situationMatch(SITUATION);
  return { match, table: match.table };
})();
const card = (id: string) => table.cards.find((c) => c.face.id === id)?.face.names;

describe('what a file gives no name', () => {
  it('is a card called by what it does, with a number where several do it', () => {
    expect(card('axe')).toEqual({ en: 'Attack card\u00a01', fr: 'Carte d’attaque\u00a01' });
    expect(card('bow')).toEqual({ en: 'Attack card\u00a02', fr: 'Carte d’attaque\u00a02' });
    expect(card('walk')).toEqual({ en: 'Move card', fr: 'Carte de déplacement' });
    expect(card('initiative-20')).toEqual({ en: 'Initiative 20 card', fr: 'Carte d’initiative 20' });
    expect(card('plain')).toEqual({ en: 'Card without effect', fr: 'Carte sans effet' });
  });

  it('is a monster or a creature, with a letter where there are several kinds', () => {
    expect(table.monsters.map((m) => m.face.names.fr)).toEqual(['Monstre\u00a0A', 'Monstre\u00a0B', 'Vouivre']);
    expect(table.summons.map((s) => s.names.en)).toContain('Summoned creature');
  });

  it('is called as the file calls it where it does', () => {
    expect(card('shot')).toEqual({ en: 'Long Shot', fr: 'Tir lointain' });
  });

  it('is written again without a name, and what has one with it', () => {
    const { situation } = caseOf(match) ?? {};
    expect(situation?.cards?.axe?.name).toBeUndefined();
    expect(situation?.cards?.shot?.name).toEqual({ en: 'Long Shot', fr: 'Tir lointain' });
    expect(situation?.types?.ogre?.name).toBeUndefined();
    expect(situation?.types?.dragon?.name).toEqual({ en: 'Wyrm', fr: 'Vouivre' });
    expect(situation?.summonTypes?.bear?.name).toBeUndefined();
    if (situation === undefined) throw new Error('nothing written');
    expect(situationMatch(situation).table.cards.map((c) => c.face.names)).toEqual(table.cards.map((c) => c.face.names));
  });
});
