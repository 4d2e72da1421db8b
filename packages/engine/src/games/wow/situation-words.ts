/** What the named values of rulings say to a reader: files have names, screens have words. */
import { findsBy, said, type ValueWords, valueLines } from '../../core/index.ts';
import * as NAMES from './rules/naming.ts';
import { OF_ATTACK, OF_CARD, OF_FIGURE, OF_MATCH, OF_ROLL, type WowMatch } from './situation-values.ts';

/** What named values say to a reader. */
export const WOW_WORDS: ValueWords<WowMatch> = {
  lines: valueLines({
    NAME: new Map([
      ['{figure} sees {spot}', said('{figure} sees {spot}', '{figure} voit {spot}')],
      ['{figure} reaches {spot}', said('{figure}, move it takes to {spot}', '{figure}, mouvement qu’il faut jusqu’à {spot}')],
      ['{spot} to {spot2}', said('distance, {spot} to {spot2}', 'distance de {spot} à {spot2}')],
      ['{spot} paths {spot2}', said('shortest paths, {spot} to {spot2}', 'chemins les plus courts de {spot} à {spot2}')],
      ['on {spot}', said('on {spot}', 'sur {spot}', 'figure')],
      ['spawn.{place}', said('whose spawn point {place} is', 'à qui est le point d’apparition {place}', 'spawn')],
      ...OF_MATCH,
    ]),
    'attack.NAME': OF_ATTACK,
    'roll.NAME': OF_ROLL,
    '{card}.NAME': OF_CARD,
    '{figure}.NAME': OF_FIGURE,
  }),
  finds: {
    figure: findsBy(NAMES.FIGURE),
    spot: findsBy(NAMES.FIGURE, NAMES.SPACE),
    place: (match, name) => findsBy(NAMES.SPACE)(match, name) ?? { term: 'place.off' },
    spawn: ({ table }, id) =>
      id === 'neutral' ? { term: 'spawn.neutral' } : { seat: table.seatFaction.indexOf(table.factions.indexOf(String(id))) },
    card: findsBy(NAMES.CARD),
  },
};
