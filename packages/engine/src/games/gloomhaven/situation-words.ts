/** What the named values of rulings say to a reader: files have names, screens have words. */
import { type Finds, findsBy, type Line, said, type ValueWords, valueLines } from '../../core/index.ts';
import { HEX } from './rules/naming.ts';
import { figure, type GloomMatch, OF_ATTACK, OF_CHARACTER, OF_FIGURE, OF_MATCH, OF_ROLL } from './situation-values.ts';

const card: Finds<GloomMatch> = ({ table }, id) => {
  const i = table.cards.findLastIndex((c) => c.face.id === id);
  return i < 0 ? undefined : { card: i };
};

/** What named values say to a reader. */
export const GLOOMHAVEN_WORDS: ValueWords<GloomMatch> = {
  lines: valueLines({
    NAME: new Map([
      ['range {spot} {spot2}', said('range, {spot} to {spot2}', 'portée de {spot} à {spot2}')],
      ['sees {spot} {spot2}', said('{spot} has line of sight to {spot2}', '{spot} a une ligne de vue sur {spot2}')],
      ['adjacent {figure} {figure2}', said('{figure} is adjacent to {figure2}', '{figure} est à côté de {figure2}')],
      ['enemies {figure} {figure2}', said('{figure} and {figure2} are enemies', '{figure} et {figure2} sont ennemis')],
      ['targets {figure} {n}', said('whom {figure} may target at range {n}', 'qui {figure} peut cibler à portée {n}', 'figure')],
      ['targets {figure}', said('whom {figure} may target in melee', 'qui {figure} peut cibler au corps à corps', 'figure')],
      ['focus {figure}', said('focus of {figure}', 'cible de {figure}', 'figure')],
      ['kind {card} {half}', said('attack of {card}, {half}', 'attaque de {card}, {half}', 'kind')],
      ['kind {figure}', said('attack of {figure}', 'attaque de {figure}', 'kind')],
      ['placements {card} {half}', said('ways to lay the area of {card}, {half}', 'façons de poser la zone de {card}, {half}')],
      ['placements {card}', said('ways to lay the area of {card}', 'façons de poser la zone de {card}')],
      [
        'better {modifier} {modifier2} {n}',
        said('better for Attack {n}, {modifier} or {modifier2}', 'mieux pour une Attaque {n}, {modifier} ou {modifier2}', 'modifier'),
      ],
      [
        'better {modifier} {modifier2}',
        said('better for Attack 3, {modifier} or {modifier2}', 'mieux pour une Attaque 3, {modifier} ou {modifier2}', 'modifier'),
      ],
      ['pile {deck} {modifier}', said('{deck}, modifier cards to draw: {modifier}', '{deck}, modificateurs à tirer : {modifier}')],
      ['pile {deck}', said('{deck}, modifier cards to draw', '{deck}, modificateurs à tirer')],
      ['discards {deck} {modifier}', said('{deck}, modifier cards drawn: {modifier}', '{deck}, modificateurs tirés : {modifier}')],
      ['discards {deck}', said('{deck}, modifier cards drawn', '{deck}, modificateurs tirés')],
      ['shuffles {deck}', said('{deck}, modifier cards are shuffled', '{deck}, les modificateurs sont mélangés')],
      ['rolling {deck}', said('{deck}, rolling modifier cards', '{deck}, modificateurs persistants')],
      ['card {monster}', said('{monster}, ability card', '{monster}, carte de capacité', 'monster-card')],
      ['left {monster}', said('{monster}, ability cards left', '{monster}, cartes de capacité restantes', 'monster-card')],
      ['standees {monster}', said('{monster}, numbers left', '{monster}, numéros restants')],
      ['element {element}', said('{element}', '{element}', 'strength')],
      ['on {spot}', said('what lies on {spot}', 'ce qui est sur {spot}', 'tile')],
      ...OF_MATCH,
    ]),
    'attack.NAME': OF_ATTACK,
    'roll.NAME': OF_ROLL,
    '{figure}.NAME': new Map<string, Line>([...OF_FIGURE, ...OF_CHARACTER]),
  }),
  finds: {
    figure: (match, name) => ({ figure: figure(match.play, String(name)) }),
    place: findsBy(HEX),
    spot: (match, name) => findsBy(HEX)(match, name) ?? { figure: figure(match.play, String(name)) },
    card,
    n: (_match, n) => n,
    deck: (match, name) => (name === 'monsters' ? { term: 'deck.monsters' } : { figure: figure(match.play, String(name)) }),
    ability: (_match, id) => ({ term: `line.${id}` }),
    lying: (match, text) => {
      const [tile, hex] = String(text).split(' ');
      return [{ term: `tile.${tile}` }, findsBy(HEX)(match, hex) ?? hex];
    },
  },
};
