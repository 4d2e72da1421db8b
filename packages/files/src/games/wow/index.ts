/** The files of World of Warcraft Miniatures. */
import { type Setup, type Situation, situationKind, WOW_VALUES } from '@escarmouche/engine/wow';
import { space } from '../../schema/basics.ts';
import { situationOf } from '../../schema/notation.ts';
import type { GameFiles } from '../game.ts';
import { ability, attack, card, changedAttack, crits, effect, lower, ongoing, range, spawnPoint, who, whom } from './content.ts';
import { setup } from './setup.ts';

export const wowFiles: GameFiles<'wow', Setup, Situation> = {
  game: 'wow',
  rules: { prefix: 'wow', example: 'wow:601.1c' },
  setup,
  ...situationOf(
    situationKind,
    { card, changedAttack, lower, space, spawnPoint },
    { ability, attack, card, crits, effect, ongoing, range, space, who, whom },
  ),
  values: WOW_VALUES,
};
