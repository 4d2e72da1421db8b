/** What the named values of rulings say to a reader: files have names, screens have words. */
import { type Finds, findsBy, findsSeat, said, type ValueWords, valueLines } from '../../core/index.ts';
import { COMPASS } from './field.ts';
import { directionArg } from './rules/keys.ts';
import * as NAMES from './rules/naming.ts';
import { OF_ATTACK, OF_FIGHTER, OF_MATCH, OF_ROLL, OF_SIDE, type UndMatch } from './situation-values.ts';

const ATTACK = '{figure}/{attack}>{figure2}';
const [AT_EN, AT_FR] = ['{figure}, {attack} against {figure2}', '{figure}, {attack} contre {figure2}'];
const card: Finds<UndMatch> = ({ table }, id) => {
  const i = table.cards.findIndex((c) => c.face.id === id);
  return i < 0 ? undefined : { card: i };
};

/** What named values say to a reader. */
export const UNDERWORLDS_WORDS: ValueWords<UndMatch> = {
  lines: valueLines({
    NAME: new Map([
      ['range {spot} {spot2}', said('range, {spot} to {spot2}', 'portée de {spot} à {spot2}')],
      ['sees {spot} {figure}', said('{figure} can be seen from {spot}', '{figure} est en vue depuis {spot}')],
      ['reaches {figure} {place}', said('{figure} can move to {place}', '{figure} peut aller en {place}')],
      ['attacks-from {figure} {place}', said('{figure} could attack from {place}', '{figure} pourrait attaquer depuis {place}')],
      [`dice ${ATTACK}`, said(`dice of ${AT_EN}`, `dés de ${AT_FR}`)],
      [`damage ${ATTACK}`, said(`damage of ${AT_EN}`, `dégâts de ${AT_FR}`)],
      [`rerolls ${ATTACK}`, said(`rerolls of ${AT_EN}`, `relances de ${AT_FR}`)],
      [`defence-rerolls ${ATTACK}`, said(`rerolls of the defence, ${AT_EN}`, `relances de la défense, ${AT_FR}`)],
      [`knockback ${ATTACK}`, said(`knockback of ${AT_EN}`, `recul de ${AT_FR}`)],
      ['scores {seat} {card}', said('condition of {card} holds for {seat}', 'la condition de {card} est remplie pour {seat}')],
      ['objective {n}', said('hex of objective {n}', 'case de l’objectif {n}', 'place')],
      ...OF_MATCH,
    ]),
    'attack.NAME': OF_ATTACK,
    'roll.NAME': OF_ROLL,
    '{figure}.NAME': OF_FIGHTER,
    'NAME.{seat}': OF_SIDE,
  }),
  finds: {
    figure: findsBy(NAMES.FIGHTER),
    place: findsBy(NAMES.HEX),
    spot: findsBy(NAMES.HEX, NAMES.FIGHTER),
    card,
    seat: (match, n) => (/^[0-2]$/.test(String(n)) ? findsSeat(match, Number(n)) : undefined),
    n: (_match, n) => n,
    credit: (match, who) => (typeof who === 'number' ? { seat: who - 1 } : findsBy(NAMES.FIGHTER)(match, who)),
    choice: (match, id) =>
      findsBy(NAMES.HEX, NAMES.FIGHTER)(match, id) ??
      ((COMPASS as readonly string[]).includes(String(id)) ? directionArg(COMPASS.indexOf(id as 'N')) : { term: `choice.${id}` }),
    'in-force': (match, id) => card(match, id) ?? { term: `ability.${id}` },
  },
};
