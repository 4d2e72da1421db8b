/** What the named values of rulings say to a reader: files have names, screens have words. */
import { findsBy, findsSeat, type NamedValues, said, type ValueWords, valueLines } from '../../core/index.ts';
import { STATS } from './content/types.ts';
import { FIGURE } from './rules/naming.ts';
import { type ConfMatch, OF_ATTACK, OF_FIGHTER, OF_MATCH, OF_ROLL } from './situation-values.ts';

/** Characteristics, by their abbreviations. */
const OF_STATS: NamedValues = new Map(STATS.map((id) => [id, said(id, id)]));

/** What named values say to a reader. */
export const CONFRONTATION_WORDS: ValueWords<ConfMatch> = {
  lines: valueLines({
    NAME: new Map([
      ['table {n} {location}', said('wound table, {n}, {location}', 'tableau des blessures, {n}, {location}', 'wound')],
      ['separations of {figure}', said('ways to separate the melee of {figure}', 'façons de séparer la mêlée de {figure}')],
      ['{figure}.because.{stat}', said('{figure}, what {stat} is made of', '{figure}, de quoi est fait {stat}', 'part')],
      ...OF_MATCH,
    ]),
    'attack.NAME': OF_ATTACK,
    'roll.NAME': OF_ROLL,
    '{figure}.NAME': new Map([...OF_STATS, ...OF_FIGHTER]),
  }),
  finds: {
    figure: findsBy(FIGURE),
    seat: findsSeat,
    n: (_match, text) => text,
    stat: (_match, id) => ({ term: `abbr.${id}` }),
    part: (_match, part) => (typeof part === 'number' || part.includes(':') ? part : { term: part }),
  },
};
