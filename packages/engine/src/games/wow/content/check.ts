/** What cards and maps of one's own must keep, whoever wrote them: the rules that no printed card breaks. */
import { Faults, SetupError } from '../../../core/index.ts';
import { type Ability, type BoardMap, type Card, type Character, DAMAGE_TYPES, type Effect, NATURES } from './types.ts';

function fault(at: string, rule: string, key: string, what: string): SetupError {
  return new SetupError(at, rule, { key, args: { what } }, `${key}: ${what}`);
}

/** 600.1b, 600.1c: one of the eight types, and either physical or magic. */
function checkKind(at: string, nature: string, type: string): void {
  if (!(DAMAGE_TYPES as readonly string[]).includes(type)) throw fault(`${at}.type`, 'wow:600.1b', 'unknown-damage-type', String(type));
  if (!(NATURES as readonly string[]).includes(nature)) throw fault(`${at}.nature`, 'wow:600.1c', 'unknown-nature', String(nature));
}

/** 600.1b: a nature or a type narrows a change of what attacks are made of: their power and ticks, the dice against them. */
function checkNarrowing(
  at: string,
  m: { readonly stat: string; readonly nature?: string; readonly type?: string; readonly next?: string },
): void {
  if (m.nature === undefined && m.type === undefined) return;
  checkKind(at, m.nature ?? NATURES[0], m.type ?? DAMAGE_TYPES[0]);
  if (m.stat === 'move') throw fault(`${at}.stat`, 'wow:600.1b', 'no-attack-in-stat', m.stat);
  // The next main attack uses it up, of whatever type that is.
  if (m.next !== undefined) throw fault(`${at}.next`, 'wow:600.1b', 'next-of-a-type', m.next);
}

function checkEffects(at: string, effects: readonly Effect[] | undefined): void {
  for (const e of effects ?? []) {
    if (e.do === 'modify') checkNarrowing(at, e);
    if (e.do !== 'convert') continue;
    checkKind(`${at}.to`, e.to.nature, e.to.type);
    for (const c of e.crit ?? []) checkEffects(`${at}.crit`, c.effects);
  }
}

function checkAbility(at: string, a: Ability): void {
  if (a.kind !== 'attack') {
    checkEffects(`${at}.effects`, a.effects);
    if (a.kind === 'ongoing')
      (a.modifiers ?? []).forEach((m, i) => {
        checkNarrowing(`${at}.modifiers[${i}]`, m);
      });
    return;
  }
  checkKind(at, a.nature, a.type);
  for (const list of [a.before, a.after, a.instead, ...(a.crit ?? []).map((c) => c.effects)]) checkEffects(at, list);
}

function checkFigure(faults: Faults, at: string, of: { readonly main: Ability; readonly lower?: readonly Ability[] }): void {
  faults.part(() => {
    if (of.main.kind !== 'attack') throw fault(`${at}.main`, 'wow:600.1a', 'main-attack-only', of.main.kind);
    checkAbility(`${at}.main`, of.main);
  });
  faults.each((of.lower ?? []).entries(), ([i, a]) => checkAbility(`${at}.lower[${i}]`, a));
}

/** 406.2c: nothing stands on impassable ground, spawn points and locations included. */
function checkMap(at: string, map: BoardMap): void {
  const rock = new Set(map.spaces.filter((s) => s.terrain === 'impassable').map((s) => s.at));
  for (const s of [...map.victory, ...map.spawn.map((p) => p.at)]) if (rock.has(s)) throw fault(at, 'wow:406.2c', 'impassable', s);
}

/** @throws SetupError, citing the rule, for everything that breaks one. */
export function checkContent(content: {
  readonly characters?: readonly Character[];
  readonly cards?: readonly Card[];
  readonly maps?: readonly BoardMap[];
  readonly effects?: readonly Effect[];
}): void {
  const faults = new Faults();
  for (const c of content.characters ?? []) checkFigure(faults, `characters.${c.id}`, c);
  for (const c of content.cards ?? []) {
    const at = `cards.${c.id}`;
    const { ability, pet } = c;
    if (ability !== undefined) faults.part(() => checkAbility(`${at}.ability`, ability));
    faults.each([...(c.ongoing ?? []), ...(c.equipment?.grants ?? []), ...(c.totem?.abilities ?? [])], (a) => checkAbility(at, a));
    if (pet !== undefined) checkFigure(faults, `${at}.pet`, pet);
  }
  faults.each(content.maps ?? [], (m) => checkMap(`maps.${m.id}`, m));
  faults.each((content.effects ?? []).entries(), ([i, e]) => checkEffects(`effects[${i}]`, [e]));
  faults.end();
}
