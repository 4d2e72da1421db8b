import { confrontationSituations } from '@escarmouche/engine/confrontation';
import { type Examples, listedProperties } from '../listed.testing.ts';
import { confrontationFiles } from './index.ts';
import { confrontationContent } from './listed.ts';

const conf = (a: object, more: object = {}): unknown => ({
  fighters: { A1: { side: 1, ...a }, B1: { side: 2 } },
  contacts: ['A1-B1'],
  ...more,
});
const CONF: Examples = {
  figures: ({ id }) => conf({ is: id }),
  values: ({ id }) => conf({ printed: { [id]: 3 } }),
  // They need their number or their word where the card prints one.
  skills: ({ id }) => [{}, { x: 1 }, { to: 'legs' }].map((more) => conf({ skills: [{ skill: id, ...more }] })),
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
