/** I2. What Inspires the fighters of each warband. */
import type { RuleId } from '../../../core/index.ts';
import type { WarbandId } from '../content/index.ts';
import { CRITICAL, SHIELD } from '../rules/dice.ts';
import type { Und } from '../table.ts';

/** A condition, looked at when everything is checked (I1). What comes about at one instant is kept as the fighter's merit. */
export interface Inspiration {
  readonly rule: RuleId;
  holds(g: Und, fighter: number): boolean;
  /** Faces of its defence rolls that are its merit. */
  readonly noted: number;
  /** A ploy has chosen it; it has cast a spell; its player's activation begins. */
  readonly chosen?: (g: Und, fighter: number) => void;
  readonly casts?: (g: Und, fighter: number) => void;
  readonly activation?: (g: Und, fighter: number) => void;
}

const merit = (g: Und, fighter: number): boolean => g.state.fighters[fighter].merit === 1;

/** Warbands that are played; the others are refused. */
export const INSPIRATIONS: Partial<Readonly<Record<WarbandId, Inspiration>>> = {
  'garreks-reavers': {
    rule: 'wu:I2.garreks-reavers',
    noted: 0,
    holds: (g) => g.state.fighters.reduce((n, f) => n + f.out, 0) >= 3,
  },
  'steelhearts-champions': { rule: 'wu:I2.steelhearts-champions', noted: SHIELD | CRITICAL, holds: merit },
  'ironskulls-boyz': { rule: 'wu:I2.ironskulls-boyz', noted: 0, holds: (g, i) => g.state.fighters[i].wounds > 0 },
  'stormsires-cursebreakers': {
    rule: 'wu:I2.stormsires-cursebreakers',
    noted: 0,
    holds: merit,
    casts(g, i) {
      g.state.fighters[i].merit = 1;
    },
  },
};
