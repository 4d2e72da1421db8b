import { confrontationSituations } from '@escarmouche/engine/confrontation';
import { expect, it } from 'vitest';
import { type Examples, listedProperties, understood } from '../listed.testing.ts';
import { confrontationFiles } from './index.ts';
import { confrontationContent } from './listed.ts';

const conf = (a: object, more: object = {}): unknown => ({
  fighters: { A1: { side: 1, ...a }, B1: { side: 2 } },
  contacts: ['A1-B1'],
  ...more,
});
/** Skills need their number or their word where the card prints one. */
const skill = (id: string): object[] => [{ skill: id }, { skill: id, x: 1 }, { skill: id, to: 'legs' }];
const CONF: Examples = {
  figures: ({ id }) => conf({ is: id }),
  values: ({ id }) => conf({ printed: { [id]: 3 } }),
  wounds: ({ id }) => conf({ wound: id }),
  bases: ({ id }) => conf({ base: id }),
  moments: ({ id }) => conf({ effects: [{ id: 'own', names: 'Own', at: id, does: 'stun' }] }),
  formats: ({ id }) => ({
    mode: id,
    fighters: { A1: { side: 1, at: [100, 100] }, B1: { side: 2, at: [400, 400] } },
    ...(id === 'combat' ? {} : { turn: 'start' }),
  }),
};

listedProperties(confrontationFiles, confrontationContent, confrontationSituations, CONF, conf({}) as object);

it('skills are understood, with their number or word', () => {
  const skills = confrontationContent.find((g) => g.kind === 'skills')?.things ?? [];
  const known = (s: object): boolean => understood(confrontationFiles, confrontationSituations, conf({ skills: [s] })) === true;
  for (const { id } of skills) expect(skill(id).some(known), id).toBe(true);
  expect(skill('no-such-skill').some(known)).toBe(false);
});
