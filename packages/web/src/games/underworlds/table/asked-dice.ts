/** Real dice that are asked for: their kind, and each face by its symbol and its name. */
import { COMPASS, type FaceName } from '@escarmouche/engine/underworlds';
import type { AskedDice } from '../../../table/contract.ts';
import type { Scene } from './scene.ts';
import { wuStrings } from './strings.ts';

/** A token scatters to the north for a 1, and on clockwise. */
const SCATTERED = [0, 1, 2, 3, 4, 5].map((face) => COMPASS[(COMPASS.indexOf('N') + 6 - face) % 6]);

/** Which numbers stand for what: `1–2 hammer, 3 swords`. */
function hintOf(names: readonly string[]): string {
  return [...new Set(names)]
    .map(
      (name) =>
        `${[names.indexOf(name), names.lastIndexOf(name)]
          .filter((n, i, all) => all.indexOf(n) === i)
          .map((n) => n + 1)
          .join('\u2011')}\u00a0${name}`,
    )
    .join(', ');
}

/** Null where nothing is rolled, or the outcome is one of no dice: then there is nothing to type. */
export function askedDice({ snapshot: { node, position }, speech }: Scene): AskedDice | null {
  if (node.kind !== 'chance' || node.dice === null) return null;
  const t = wuStrings(speech.lang);
  const named = (title: string, faces: AskedDice['faces']): AskedDice => ({
    title,
    hint: t.askedHint(hintOf(faces.map((f) => f.name))),
    faces,
  });
  if (position.dice === null)
    return named(
      t.askedDice.scatter,
      SCATTERED.map((to) => ({ name: speech.term(`direction.${to}`) })),
    );
  const { kind, faces } = position.dice;
  const nameOf = (face: FaceName): string =>
    face === 'single' || face === 'double' || face === 'critical' ? t.dieFaces[face] : speech.term(`symbol.${face}`);
  return named(
    t.askedDice[kind](node.dice.dice),
    faces.map((sign) => ({ sign, name: nameOf(sign) })),
  );
}
