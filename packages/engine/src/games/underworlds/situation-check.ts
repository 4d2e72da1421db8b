/** What a situation says that cannot have been, though everything in it has a name: each told with the paragraph that forbids it. */
import type { Faults } from '../../core/index.ts';
import type { Und } from './defs.ts';
import { BLOCKED } from './joining.ts';
import { couldBear } from './rules/power.ts';
import { sideUp, woundsOf } from './rules/values.ts';
import type { Situation, SituationLasting } from './situation.ts';
import { noSuch } from './situation-names.ts';
import { fighterOf } from './situation-setup.ts';
import { fieldOf, wrong } from './table.ts';

/** Where a situation speaks of a fighter. */
function fighterAt(g: Und, s: Situation, i: number): string {
  const { key, fighter, seat } = g.table.fighters[i];
  const named = Object.keys(s.sides[seat].fighters ?? {}).find((id) => id === key || id === fighter.id);
  return `sides[${seat}].fighters.${named ?? key}`;
}

/** Fighters as they cannot be: with more wounds than they bear, or with tokens out of action. */
export function checkFighters(g: Und, s: Situation, faults: Faults): void {
  for (const [i, f] of g.state.fighters.entries()) {
    const at = fighterAt(g, s, i);
    const { key } = g.table.fighters[i];
    // By its own card A7 says so, by what has lowered its Wounds since g.21.
    if (f.hex >= 0 && f.wounds >= woundsOf(g, i))
      faults.note(wrong(at, f.wounds >= sideUp(g, i).side.wounds ? 'wu:A7' : 'wu:g.21', 'already-out', key));
    if (f.out === 1 && f.moveToken + f.chargeToken + f.guardToken > 0)
      faults.note(wrong(`${at}.tokens`, 'wu:g.14', 'tokens-out-of-action', key));
  }
}

/** K2: upgrades lie on those in play that they are meant for. */
export function checkUpgrades(g: Und, s: Situation, faults: Faults): void {
  for (const place of g.state.worn) {
    const { on, owner, def } = g.state.cards[place];
    if (on < 0 || couldBear(g, place, on)) continue;
    const { id } = g.table.cards[def].face;
    const at = fighterAt(g, s, on);
    const { fighters = {} } = s.sides[owner];
    const k = fighterOf(fighters[at.slice(at.lastIndexOf('.') + 1)] ?? '').upgrades?.indexOf(id) ?? 0;
    const out = g.state.fighters[on].hex < 0;
    faults.note(wrong(`${at}.upgrades[${k}]`, 'wu:K2', out ? 'upgrade-out-of-play' : 'upgrade-not-for-it', id));
  }
}

/** S4, 359.2: no objective lies on a hex that is printed as blocked. */
export function checkToken(g: Und, at: string, hex: number, spot: string): void {
  if (hex >= 0 && (fieldOf(g).kinds[hex] & BLOCKED) !== 0) throw wrong(at, 'wu:S4', 'lies-on-blocked', spot);
}

/** What is said to last, and does not, or does nothing without the fighter or the hex that it was played on. @throws Unplayable */
export function checkLasting(g: Und, def: number, ability: number, given: SituationLasting, at: string): void {
  if (def < 0) {
    if (g.table.abilities[ability].lasting === undefined) throw noSuch('leaves-nothing', at, given.ability ?? '');
    return;
  }
  const { face, does } = g.table.cards[def];
  const inForce = does.inForce !== undefined;
  if (face.persists === undefined && !inForce) throw noSuch('does-not-last', at, face.id);
  if (inForce && given.fighter === undefined && does.use?.choices?.some((c) => c.do === 'fighter') === true)
    throw noSuch('lasts-on-whom', at, face.id);
  if (does.blocksHex === true && given.hex === undefined) throw noSuch('lasts-on-which-hex', at, face.id);
}
