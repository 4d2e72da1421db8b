/** Characteristics, each computed in one place: what is printed, then what multiplies, then what adds (363.1). */
import { MAKES_NO_ATTACK, NEVER_ON_GUARD } from '../behaviour.ts';
import type { AttackDef, Forcing, InForce, SideDef, Source, Und } from '../defs.ts';
import { type Lasting, NO_CARD, NOT_LASTING } from '../state.ts';
import { chose } from '../table.ts';
import { adjacent, inPlay, traitsOf } from './board.ts';
import { CHANNEL, CRITICAL, DODGE, DOUBLE, FOCUS, HAMMER, SHIELD, SINGLE, SWORDS } from './dice.ts';
import type { AttackFrame } from './frames.ts';

/** Is it in force now? What waits for the next activation is not before it, nor after it (P3). */
export function lastsNow(g: Und, l: Lasting): boolean {
  const { state } = g;
  return l.used === 0 && (l.activation === 0 || (l.activation === state.activation && state.acting === 1));
}

/** Everything in force: upgrades on fighters, cards that persist, abilities of the sides that lie up. */
export function everythingInForce(g: Und, visit: (what: InForce, s: Source) => void): void {
  const { state, table } = g;
  const { cards, lasting, fighters, worn } = state;
  // The list is another one as soon as something is taken off on the way: this one stays as it was.
  for (let i = 0; i < worn.length; i++) {
    const c = cards[worn[i]];
    if (c.on < 0) continue;
    const what = table.cards[c.def].does.inForce;
    if (what !== undefined) visit(what, { card: worn[i], seat: c.owner, fighter: c.on, lasting: NOT_LASTING });
  }
  for (let i = 0; i < lasting.length; i++) {
    const l = lasting[i];
    if (!lastsNow(g, l)) continue;
    const what = whatLasts(g, l);
    if (what !== undefined) visit(what, { card: l.card, seat: l.seat, fighter: l.fighter, lasting: i });
  }
  for (let i = 0; i < fighters.length; i++) {
    const f = fighters[i];
    if (f.out === 1 || f.hex < 0) continue;
    for (const what of table.fighters[i].sides[f.inspired].forces)
      visit(what, { card: NO_CARD, seat: f.seat, fighter: i, lasting: NOT_LASTING });
  }
}

/** What a thing that lasts does while it is in force. */
function whatLasts(g: Und, l: Lasting): InForce | undefined {
  return l.card < 0 ? g.table.abilities[l.ability].lasting : g.table.cards[g.state.cards[l.card].def].does.inForce;
}

/**
 * Everything in force that changes one value or waits for one event: what it does, and what does it, in the order of
 * `everythingInForce`. Asked many times at each decision: nothing is made but for what is found.
 */
export function eachInForce<K extends keyof InForce>(g: Und, hook: K, visit: (does: NonNullable<InForce[K]>, s: Source) => void): void {
  const { state, table } = g;
  const forcing = table.forcing.get(hook) as Forcing<K> | undefined;
  if (forcing === undefined) return;
  const { cards, lasting, fighters, worn } = state;
  for (let i = 0; i < worn.length; i++) {
    const c = cards[worn[i]];
    const does = forcing.cards[c.def];
    if (does !== undefined && c.on >= 0) visit(does, { card: worn[i], seat: c.owner, fighter: c.on, lasting: NOT_LASTING });
  }
  for (let i = 0; i < lasting.length; i++) {
    const l = lasting[i];
    const does = l.card < 0 ? forcing.lasting[l.ability] : forcing.cards[cards[l.card].def];
    if (does !== undefined && lastsNow(g, l)) visit(does, { card: l.card, seat: l.seat, fighter: l.fighter, lasting: i });
  }
  for (let k = 0; k < forcing.fighters.length; k++) {
    const { fighter, sides } = forcing.fighters[k];
    const f = fighters[fighter];
    if (f.out === 1 || f.hex < 0) continue;
    const all = sides[f.inspired === 1 ? 1 : 0];
    for (let j = 0; j < all.length; j++) visit(all[j], { card: NO_CARD, seat: f.seat, fighter, lasting: NOT_LASTING });
  }
}

/** Whether anything in force might change this value or wait for this event, as `eachInForce` visits it: mostly nothing does. */
export function isForced(g: Und, hook: keyof InForce): boolean {
  const { state, table } = g;
  const forcing = table.forcing.get(hook);
  if (forcing === undefined) return false;
  const { cards, lasting, worn } = state;
  for (let i = 0; i < worn.length; i++) if (forcing.cards[cards[worn[i]].def] !== undefined) return true;
  return lasting.length > 0 || forcing.fighters.length > 0;
}

/** The side of a fighter's card that lies up. */
export function sideUp(g: Und, fighter: number): SideDef {
  return g.table.fighters[fighter].sides[g.state.fighters[fighter].inspired === 1 ? 1 : 0];
}

/** The upgrades on a fighter, by their places. */
export function upgradesOn(g: Und, fighter: number): number[] {
  const { cards, worn } = g.state;
  const out: number[] = [];
  for (let i = 0; i < worn.length; i++) if (cards[worn[i]].on === fighter) out.push(worn[i]);
  return out;
}

/** The attacks a fighter has: those of its side, and what its upgrades give. */
export function attacksOf(g: Und, fighter: number): readonly number[] {
  if ((traitsOf(g, fighter) & MAKES_NO_ATTACK) !== 0) return [];
  let all = sideUp(g, fighter).attacks;
  const { worn, cards } = g.state;
  for (let i = 0; i < worn.length; i++) {
    const c = cards[worn[i]];
    if (c.on !== fighter) continue;
    const { attack } = g.table.cards[c.def];
    if (attack >= 0) all = [...all, attack];
  }
  return all;
}

/** Hexes a fighter may move (R3): multiplied before anything is added. */
export function moveOf(g: Und, fighter: number): number {
  const { move } = sideUp(g, fighter).side;
  return isForced(g, 'moveTimes') || isForced(g, 'move') ? movedBy(g, fighter, move) : Math.max(0, move);
}

function movedBy(g: Und, fighter: number, move: number): number {
  let times = 1;
  let plus = 0;
  eachInForce(g, 'moveTimes', (does, s) => {
    times *= does(g, s, fighter);
  });
  eachInForce(g, 'move', (does, s) => {
    plus += does(g, s, fighter);
  });
  return Math.max(0, move * times + plus);
}

/** Wounds a fighter can suffer before it goes out of action (g.21). */
export function woundsOf(g: Und, fighter: number): number {
  let plus = 0;
  eachInForce(g, 'wounds', (does, s) => {
    plus += does(g, s, fighter);
  });
  return Math.max(1, sideUp(g, fighter).side.wounds + plus);
}

/** Symbols of attacks as faces. */
const FACE_OF = { hammer: HAMMER, swords: SWORDS, focus: FOCUS, channel: CHANNEL } as const;

/** The attack of a frame. */
export function attackOf(g: Und, a: AttackFrame): AttackDef {
  return g.table.attacks[a.attack];
}

/** Whether an attack is made with magic dice (M6). */
export function isSpell(g: Und, a: AttackFrame): boolean {
  return attackOf(g, a).attack.traits.spell === true;
}

/** Dice of an attack: the characteristic, or the wizard level for a spell, set and added to; one at least is rolled. */
export function diceOf(g: Und, a: AttackFrame): number {
  const { attack } = attackOf(g, a);
  const spell = isSpell(g, a);
  let base = spell ? (g.table.fighters[a.by].fighter.wizard ?? 0) : attack.dice;
  let plus = a.moreDice;
  eachInForce(g, 'baseDice', (does, s) => {
    base = does(g, s, a) ?? base;
  });
  const add = (does: NonNullable<InForce['dice']>, s: Source): void => {
    plus += does(g, s, a);
  };
  eachInForce(g, 'dice', add);
  if (!spell) eachInForce(g, 'attackDice', add);
  return Math.max(1, base + plus);
}

/** Dice that may be rolled again in the attack roll. */
export function rerollsOf(g: Und, a: AttackFrame): number {
  if (isSpell(g, a)) return 0;
  let n = attackOf(g, a).attack.traits.reroll ?? 0;
  eachInForce(g, 'rerollAttack', (does, s) => {
    n += does(g, s, a);
  });
  return n;
}

/** Whether any number of dice may be rolled again in the attack roll (327.1). */
export function rerollsAny(g: Und, a: AttackFrame): boolean {
  if (isSpell(g, a)) return false;
  let any = a.attackAgain === 1;
  eachInForce(g, 'rerollAny', (does, s) => {
    if (does(g, s, a)) any = true;
  });
  return any;
}

/** Dice that may be rolled again in the defence roll. */
export function defenceRerollsOf(g: Und, a: AttackFrame): number {
  let n = 0;
  eachInForce(g, 'rerollDefence', (does, s) => {
    n += does(g, s, a);
  });
  return n;
}

/** Damage of an attack: printed, and what adds to it. */
export function damageOf(g: Und, a: AttackFrame): number {
  const { attack } = attackOf(g, a);
  let damage = attack.damage + a.bonus;
  if (a.attackCrits > 0 && a.success === 1) damage += attack.traits.criticalDamage ?? 0;
  eachInForce(g, 'damage', (does, s) => {
    damage += does(g, s, a);
  });
  return Math.max(0, damage);
}

/** Hexes of a drive back: the one that every attack has, and as many more as Knockback says (A8, A9, g.26). */
export function knockbackOf(g: Und, a: AttackFrame): number {
  const { knockback } = attackOf(g, a).attack.traits;
  if (knockback === undefined) return 1;
  return knockback.when === 'always' || (a.attackCrits > 0 && a.success === 1) ? 1 + knockback.n : 1;
}

/** Friends of a fighter next to another, as they count for support (D3): each as one, two at most. */
export function supportersOf(g: Und, a: AttackFrame, of: number, nextTo: number): number {
  const { fighters } = g.state;
  let n = 0;
  for (let i = 0; i < fighters.length; i++) {
    if (i === of || i === nextTo || fighters[i].seat !== fighters[of].seat || !inPlay(g, i) || !adjacent(g, i, nextTo)) continue;
    n += isForced(g, 'supports') ? countsAs(g, a, i) : 1;
  }
  return isForced(g, 'moreSupport') ? n + furtherSupport(g, a, of) : n;
}

/** As how many supporters one counts (319.1). */
function countsAs(g: Und, a: AttackFrame, supporter: number): number {
  let counts = 1;
  eachInForce(g, 'supports', (does, s) => {
    counts = Math.max(counts, does(g, s, a, supporter));
  });
  return Math.min(2, counts);
}

function furtherSupport(g: Und, a: AttackFrame, of: number): number {
  let n = 0;
  eachInForce(g, 'moreSupport', (does, s) => {
    n += does(g, s, a, of);
  });
  return n;
}

/** Supporters of an attack (D3), as they count: a spell has them as well, though no face of its dice needs them. */
export function supportOf(g: Und, a: AttackFrame): number {
  const { fighters } = g.state;
  if (fighters[a.by].seat === fighters[a.on].seat || fighters[a.by].seat !== a.seat) return 0;
  return supportersOf(g, a, a.by, a.on);
}

/** How many supporters more than its target an attacker has; fewer where it is negative (D3). */
export function moreSupport(g: Und, a: AttackFrame): number {
  const { fighters } = g.state;
  // An attack with somebody else's fighter, on its own side, is supported by nobody.
  if (fighters[a.by].seat === fighters[a.on].seat || fighters[a.by].seat !== a.seat) return 0;
  return supportersOf(g, a, a.by, a.on) - supportersOf(g, a, a.on, a.by);
}

/** Support faces that count for the attacker and for the target: one side alone has them (D3). */
function supportFaces(g: Und, a: AttackFrame): { readonly attack: number; readonly defence: number } {
  const more = moreSupport(g, a);
  const faces = (n: number): number => (n >= 2 ? SINGLE | DOUBLE : n === 1 ? SINGLE : 0);
  return { attack: faces(more), defence: faces(-more) };
}

/** The faces that succeed in an attack roll (D2): the symbol of the attack, or the one that replaces all (11.1), criticals, support. */
export function attackSuccesses(g: Und, a: AttackFrame): number {
  const spell = isSpell(g, a);
  let symbol: number = FACE_OF[attackOf(g, a).attack.symbol];
  let more = 0;
  eachInForce(g, 'symbol', (does, s) => {
    symbol = does(g, s, a) ?? symbol;
  });
  if (!spell)
    eachInForce(g, 'faces', (does, s) => {
      more |= does(g, s, a);
    });
  // Magic dice have no support faces (g.16).
  return symbol | more | CRITICAL | (spell ? 0 : supportFaces(g, a).attack);
}

/** Whether shields are no successes against this attack (A12). */
function cleaves(g: Und, a: AttackFrame): boolean {
  const { cleave } = attackOf(g, a).attack.traits;
  return cleave === 'always' || (cleave !== undefined && a.attackCrits > 0);
}

/** Is a fighter on Guard, by its token or by what counts as one (R5)? */
function onGuard(g: Und, fighter: number): boolean {
  if ((traitsOf(g, fighter) & NEVER_ON_GUARD) !== 0) return false;
  let guards = g.state.fighters[fighter].guardToken === 1;
  eachInForce(g, 'guards', (does, s) => {
    if (does(g, s, fighter)) guards = true;
  });
  return guards;
}

/** The faces of a fighter's own Defence, whatever is rolled against: its symbol, or what replaces it. */
export function defenceFaces(g: Und, fighter: number): number {
  const { symbol } = sideUp(g, fighter).side.defence;
  let faces = symbol === 'both' ? SHIELD | DODGE : symbol === 'shield' ? SHIELD : DODGE;
  eachInForce(g, 'defenceSymbol', (does, s) => {
    faces = does(g, s, fighter) ?? faces;
  });
  return faces;
}

/** The faces that succeed in a defence roll: the symbol of the Defence, both on Guard (R5), criticals, support; no shields against Cleave. */
export function defenceSuccesses(g: Und, a: AttackFrame): number {
  let faces = onGuard(g, a.on) ? SHIELD | DODGE : defenceFaces(g, a.on);
  if (cleaves(g, a)) faces &= ~SHIELD;
  faces |= CRITICAL | supportFaces(g, a).defence;
  eachInForce(g, 'defenceLoses', (does, s) => {
    faces &= ~does(g, s, a);
  });
  return faces;
}

/** Whether somebody counts the criticals of the defence roll even where they fail (377.1). */
export function countsCriticals(g: Und, a: AttackFrame): boolean {
  let counted = false;
  eachInForce(g, 'countsCriticals', (does, s) => {
    if (does(g, s, a)) counted = true;
  });
  return counted;
}

/** Defence dice. */
export function defenceDiceOf(g: Und, fighter: number): number {
  let n = sideUp(g, fighter).side.defence.dice;
  eachInForce(g, 'defence', (does, s) => {
    n += does(g, s, fighter);
  });
  return Math.max(1, n);
}

/** Whether two criticals in the roll of a spell attack hurt (M4). */
export function spellAttackHurts(g: Und): boolean {
  return chose(g, 'spell-attack-criticals', 'damage');
}
