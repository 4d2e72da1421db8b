import { PROFILES } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { canFight } from '../setup/content.ts';
import { type Card, cardOf, EMPTY, idFrom, NAMED_AS, profileFrom } from './card.ts';

const FULL: Card = {
  ...EMPTY,
  en: 'Captain Ygg',
  values: { ...EMPTY.values, MOU: '12,5', INI: '4', ATT: '5', FOR: '6', DEF: '4', RES: '7', TIR: '-', COU: '6', DIS: '5', PA: '60' },
  skills: [{ skill: 'master-strike', after: '2' }],
};
const faultOf = (card: Card) => {
  const made = profileFrom(card);
  return 'fault' in made ? made.fault.at : null;
};

describe('a card of one’s own', () => {
  it('becomes a profile: unknown stays unknown, a dash is a dash, commas are read', () => {
    const made = profileFrom(FULL);
    expect(made).toMatchObject({
      profile: {
        id: 'captain-ygg',
        names: { fr: 'Captain Ygg' },
        grammar: { gender: 'm', proper: true },
        values: { MOU: 12.5, TIR: null },
        skills: [{ skill: 'master-strike', x: 2 }],
      },
    });
    if (!('profile' in made)) return;
    expect(made.profile.values).not.toHaveProperty('FLY');
    expect(canFight(made.profile)).toBe(true);
    expect(canFight({ ...made.profile, values: {} })).toBe(false);
  });

  it.each([
    ['names', { ...FULL, en: ' ' }],
    ['values.ATT', { ...FULL, values: { ...FULL.values, ATT: 'five' } }],
    ['values.ATT', { ...FULL, values: { ...FULL.values, ATT: '250' } }],
    ['values.PEUR', { ...FULL, values: { ...FULL.values, PEUR: '4' } }],
    ['id', { ...FULL, id: 'Captain Ygg' }],
    ['skills[0].x', { ...FULL, skills: [{ skill: 'master-strike', after: 'x' }] }],
    ['skills[0].to', { ...FULL, skills: [{ skill: 'immunity', after: 'rain' }] }],
    ['skills[1].skill', { ...FULL, skills: [...FULL.skills, ...FULL.skills] }],
  ] as const)('is refused at the field %s', (at, card) => {
    expect(faultOf(card)).toBe(at);
  });

  it('is made from any profile of the game', () => {
    for (const p of PROFILES)
      expect(profileFrom(cardOf(p, 'mine'))).toMatchObject({ profile: { id: 'mine', skills: p.skills, grammar: p.grammar } });
  });

  it('says how sentences name it', () => {
    const grammar = (named: Card['named']): unknown => {
      const made = profileFrom({ ...FULL, named });
      return 'profile' in made ? made.profile.grammar : made.fault;
    };
    expect(NAMED_AS.map(grammar)).toEqual([{ gender: 'm' }, { gender: 'f' }, { gender: 'm', proper: true }, { gender: 'f', proper: true }]);
    for (const named of NAMED_AS) {
      const made = profileFrom({ ...FULL, named });
      expect('profile' in made && cardOf(made.profile, 'x').named).toBe(named);
    }
  });

  it('gets a short name from its name', () => {
    expect(idFrom('Guerrier de l’aube, très fâché !')).toBe('guerrier-de-l-aube-tres-fach');
    expect(idFrom('!!')).toBe('');
  });
});
