import type { Setup, Situation } from '@escarmouche/engine/gloomhaven';
import { describe, expectTypeOf, it } from 'vitest';
import type { z } from '../../schema/basics.ts';
import type { Mutable } from '../../schema/mutable.ts';
import type { setup } from './setup.ts';
import type { situation } from './situation.ts';

describe('the schemas of Gloomhaven', () => {
  it('are the engine’s types, both ways', () => {
    expectTypeOf<z.infer<typeof setup>>().toEqualTypeOf<Mutable<Setup>>();
    expectTypeOf<z.infer<typeof situation>>().toEqualTypeOf<Mutable<Situation>>();
  });
});
