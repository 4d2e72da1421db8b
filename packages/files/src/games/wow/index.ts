/** The files of World of Warcraft Miniatures. */
import { type Setup, type Situation, setupKind, situationKind, WOW_OWN, WOW_VALUES } from '@escarmouche/engine/wow';
import { space } from '../../schema/basics.ts';
import { writtenOf } from '../../schema/notation.ts';
import { ownOf } from '../../schema/own.ts';
import type { GameFiles } from '../game.ts';
import { wowCalled } from './called.ts';
import { ability, attack, card, character, crits, effect, map, ongoing, range, who, whom } from './content.ts';

export const wowFiles: GameFiles<'wow', Setup, Situation> = {
  ...wowCalled,
  ...writtenOf(
    setupKind,
    situationKind,
    { card, character, map, space },
    { ability, attack, card, character, crits, effect, ongoing, range, space, who, whom },
  ),
  values: WOW_VALUES,
  own: ownOf(WOW_OWN, { space }),
};
