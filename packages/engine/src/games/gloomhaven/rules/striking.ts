/** gh:modifiers.*, gh:pipeline.*. One attack on one target: adjusted, drawn for, defended, suffered, and what comes after. */
import { type Contribution, call, define, END, type Flow, NEXT, step } from '../../../core/index.ts';
import type { AttackAbility, BonusWhen, ConsumeForAttacks, Effect, LastingId } from '../content/types.ts';
import { CHARACTER, INVISIBLE, MONSTER, MUDDLE, POISON, STRENGTHEN } from '../state.ts';
import type { Gloom } from '../table.ts';
import { adjust } from './adjusting.ts';
import { adjacent, apart, areAllies, inPlay, sees } from './board.ts';
import { deckOf, gainXp, has } from './conditions.ts';
import { drawFor } from './drawing.ts';
import { effectsSequence, type StrikeFrame, strikeSequence } from './frames.ts';
import { BY_ATTACK, harm } from './harm.ts';
import { activeHalves, activeOf, useUp } from './lasting.ts';
import { type AttackLine, attackLineOf } from './stats.ts';
import { attackOf, retaliateOf, shieldOf } from './values.ts';

export const strikeSteps = define(strikeSequence, [
  step('bonuses', 'gh:modifiers.01', (g: Gloom, f: StrikeFrame): Flow => {
    if (!inPlay(g, f.by) || !inPlay(g, f.on)) return END;
    g.log?.tell('gh:attack.01', 'attacks', { figure: { figure: f.by }, target: { figure: f.on }, n: f.n }, { parts: partsOf(g, f) });
    const { adds, times } = bonusesOf(g, f);
    adjust(g, f.seat, f.n, adds, times);
    return NEXT;
  }),
  step('cards', 'gh:draw.01', (g: Gloom, f: StrikeFrame): Flow => {
    const mode = modeOf(g, f);
    if (mode > 0) g.log?.tell('gh:advantage.01', 'has-advantage', { figure: { figure: f.by } });
    else if (mode < 0) g.log?.tell('gh:deck.6', 'has-disadvantage', { figure: { figure: f.by } });
    drawFor(g, deckOf(g, f.by), f.seat, mode, f.n);
    return NEXT;
  }),
  step('cards applied', 'gh:draw.07', (g: Gloom, f: StrikeFrame): Flow => {
    const adds: number[] = [];
    let times = 0;
    for (const kind of f.used) {
      const { times: by, n } = g.table.modifiers[kind];
      if (by === 0) {
        f.n = 0;
        return NEXT;
      }
      if (by === 2) times++;
      else if (by === undefined) adds.push(n);
    }
    adjust(g, f.seat, f.n, adds, times);
    return NEXT;
  }),
  step('defence', 'gh:pipeline.4', (g: Gloom, f: StrikeFrame): Flow => {
    const { seat, kind } = g.state.figures[f.on];
    let shield = shieldOf(g, f.on);
    if (kind === CHARACTER && f.n > 0)
      for (let six = activeOf(g, seat, 'shield-next-six'); six >= 0; six = activeOf(g, seat, 'shield-next-six', six + 1)) {
        shield++;
        useUp(g, six);
      }
    f.pierce = pierceOf(effectsOf(g, f));
    if (shield > 0 && f.n > 0) g.log?.tell('gh:pipeline.4', 'shielded', { figure: { figure: f.on }, n: shield, pierce: f.pierce });
    f.n = Math.max(0, f.n - Math.max(0, shield - f.pierce));
    g.log?.tell('gh:pipeline.4', 'comes-to', { figure: { figure: f.by }, target: { figure: f.on }, n: f.n });
    harm(g, f.on, f.n, f.by, BY_ATTACK);
    return NEXT;
  }),
  step('dead or not', 'gh:pipeline.6', (g: Gloom, f: StrikeFrame): Flow => (inPlay(g, f.by) ? NEXT : END)),
  step('effects', 'gh:pipeline.7', (g: Gloom, f: StrikeFrame): Flow => {
    call(g, effectsSequence, { by: f.by, on: f.on, seat: f.seat, effects: placesOf(g, effectsOf(g, f)), nth: 0 });
    return NEXT;
  }),
  step('retaliate', 'gh:pipeline.8', (g: Gloom, f: StrikeFrame): Flow => {
    // Where the two stand now counts, after any push or pull.
    if (inPlay(g, f.on) && inPlay(g, f.by)) {
      const steps = apart(g, f.on, f.by);
      // With a printed range it needs sight (gh:sight.1).
      const seen = steps === 1 || sees(g, g.state.figures[f.on].hex, g.state.figures[f.by].hex);
      const n = seen ? retaliateOf(g, f.on, null, steps) : 0;
      if (n > 0) gainXp(g, g.state.figures[f.on].seat, retaliateXp(g, f.on));
      if (n > 0) g.log?.tell('gh:pipeline.8', 'retaliates', { figure: { figure: f.on }, target: { figure: f.by }, n });
      harm(g, f.by, n, f.on);
    }
    return END;
  }),
]);

/** The attack line of a character's card, where it is one. */
export function attackLine(g: Gloom, line: number): AttackAbility | null {
  const ability = line < 0 ? undefined : g.table.abilities[line].ability;
  return ability?.do === 'attack' ? ability : null;
}

/** The line of a frame for an attack of a monster's card, by which of its attacks it is, from 0; and which one a line means. */
export const lineOfNth = (nth: number): number => -1 - nth;
const nthOf = (line: number): number => -1 - line;

/** The attack line of the card a monster acts by. */
function monsterAttack(g: Gloom, f: StrikeFrame): AttackLine | undefined {
  return g.state.figures[f.by].kind === MONSTER ? attackLineOf(g, f.by, nthOf(f.line)) : undefined;
}

/** Allies of a figure next to another. */
export function alliesBeside(g: Gloom, of: number, beside: number): number {
  let n = 0;
  for (let i = 0; i < g.state.figures.length; i++) if (i !== beside && areAllies(g, i, of) && adjacent(g, i, beside)) n++;
  return n;
}

/** Whether a bonus of an attack holds against its target. */
function holds(g: Gloom, f: StrikeFrame, when: BonusWhen): boolean {
  if (when === 'always') return true;
  return when === 'next-to-your-ally' ? alliesBeside(g, f.by, f.on) > 0 : alliesBeside(g, f.on, f.on) === 0;
}

/** Everything that is added to an attack before its cards, and how often it is doubled (gh:modifiers.01). */
function bonusesOf(g: Gloom, f: StrikeFrame): { readonly adds: number[]; readonly times: number } {
  const adds: number[] = [];
  let times = 0;
  const ability = attackLine(g, f.line);
  const { seat, kind } = g.state.figures[f.by];
  const figure = { figure: f.by };
  const add = (n: number, why: string, rule = 'gh:modifiers.01'): void => {
    adds.push(n);
    if (n !== 0) g.log?.tell(rule, 'bonus', { figure, n, why: { term: `bonus.${why}` } });
  };
  const addBy = (n: number, place: number): void => {
    adds.push(n);
    g.log?.tell('gh:modifiers.01', 'bonus-by', { figure, n, card: { card: g.state.cards[place].def } });
  };
  for (const b of (f.line < 0 ? monsterAttack(g, f) : ability)?.bonuses ?? []) {
    if (!holds(g, f, b.when)) continue;
    add(b.n, b.when);
    if (b.times === 2) {
      times++;
      g.log?.tell('gh:modifiers.01', 'doubled', { figure, why: { term: `bonus.${b.when}` } });
    }
    gainXp(g, seat, b.xp ?? 0);
  }
  if (f.consumed === 1) {
    add(addedTo(ability?.consume), 'element');
    if (ability?.consume?.perAlly !== undefined) add(ability.consume.perAlly * alliesBeside(g, f.by, f.on), 'element');
  }
  if (has(g, f.on, POISON)) add(1, 'poison', 'gh:modifiers.02');
  if (kind === CHARACTER) {
    // Cards of one kind add up like any others.
    const each = (id: LastingId, use: (place: number) => void): void => {
      for (let place = activeOf(g, seat, id); place >= 0; place = activeOf(g, seat, id, place + 1)) use(place);
    };
    each('attack-plus-one-round', (place) => addBy(1, place));
    if (f.ranged === 0) each('melee-plus-one-round', (place) => addBy(1, place));
    // Used up when the whole attack is over (gh:area.10, gh:target.03).
    each('attack-action-plus-one', (place) => addBy(1, place));
    each('next-four-attacks-plus-one', (place) => {
      addBy(1 + (g.state.cards[place].boosted === 1 ? boostOf(g, place) : 0), place);
      useUp(g, place);
    });
    if (activeOf(g, seat, 'lone-targets-plus-two') >= 0 && alliesBeside(g, f.on, f.on) === 0)
      each('lone-targets-plus-two', (place) => {
        addBy(2, place);
        useUp(g, place);
      });
    if (has(g, f.by, INVISIBLE))
      each('double-while-invisible', (place) => {
        times++;
        g.log?.tell('gh:modifiers.01', 'doubled-by', { figure, card: { card: g.state.cards[place].def } });
        useUp(g, place);
      });
  }
  return { adds, times };
}

/** What an element used up adds to an attack. */
function addedTo(consume: ConsumeForAttacks | undefined): number {
  return (consume?.attack ?? 0) + (consume?.n ?? 0);
}

/** What the element used up for a lasting bonus adds to each attack. */
function boostOf(g: Gloom, place: number): number {
  for (const { place: p, half } of activeHalves(g, g.state.cards[place].owner))
    if (p === place) for (const a of half.abilities) if (a.do === 'lasting') return addedTo(a.consume);
  return 0;
}

/** Experience for each time its retaliate strikes (Eye for an Eye). */
function retaliateXp(g: Gloom, figure: number): number {
  const { seat, kind } = g.state.figures[figure];
  if (kind !== CHARACTER) return 0;
  let n = 0;
  for (const { half } of activeHalves(g, seat)) for (const a of half.abilities) if (a.do === 'retaliate') n += a.xpEach ?? 0;
  return n;
}

/** Advantage 1, disadvantage -1; both together are neither, however many there are of each (gh:draw.05). */
export function modeOf(g: Gloom, f: Pick<StrikeFrame, 'by' | 'on' | 'ranged'>): number {
  const good = has(g, f.by, STRENGTHEN);
  const bad = has(g, f.by, MUDDLE) || (f.ranged === 1 && adjacent(g, f.by, f.on));
  return Number(good) - Number(bad);
}

/** Pierce of the ability and of the cards that count. */
function pierceOf(effects: readonly Effect[]): number {
  return effects.reduce((n, e) => n + (e.kind === 'pierce' ? e.n : 0), 0);
}

/** Effects of the attack: its ability's, those of a used element, those of its cards. */
function effectsOf(g: Gloom, f: StrikeFrame): readonly Effect[] {
  const ability = attackLine(g, f.line);
  let out = (f.line < 0 ? monsterAttack(g, f)?.effects : ability?.effects) ?? NO_EFFECTS;
  const bought = f.consumed === 1 ? ability?.consume?.effects : undefined;
  if (bought !== undefined) out = [...out, ...bought];
  for (const kind of f.used) {
    const { effects } = g.table.modifiers[kind];
    if (effects !== undefined) out = [...out, ...effects];
  }
  return out;
}
const NO_EFFECTS: readonly Effect[] = [];

/** Effects that come after the damage, as their places in the table. */
function placesOf(g: Gloom, effects: readonly Effect[]): number[] {
  const out: number[] = [];
  for (const e of effects) if (e.kind !== 'pierce') out.push(g.table.effects.indexOf(e));
  return out;
}

/** What stands behind the event of an attack: what the number it begins with is made of. */
export interface AttacksDetail {
  readonly parts: readonly Contribution[];
}

/** What the number an attack begins with is made of: a monster's printed one and its card's, or what a card makes of the situation. */
function partsOf(g: Gloom, f: StrikeFrame): readonly Contribution[] {
  const parts: Contribution[] = [];
  if (g.state.figures[f.by].kind !== CHARACTER) {
    attackOf(g, f.by, parts, nthOf(f.line));
    return parts;
  }
  const n = attackLine(g, f.line)?.n;
  const note = (layer: 'base' | 'add', amount: number, term: string): void => {
    parts.push({ layer, amount, source: { term }, rule: 'gh:turn.3' });
  };
  if (typeof n === 'object') {
    note('base', n.base, 'part.printed');
    note('add', f.n - n.base, 'perShield' in n ? 'part.target-shield' : 'part.allies');
  } else if (n === 'moved' || n === 'dealt') note('add', f.n, n === 'moved' ? 'part.moved' : 'part.dealt');
  else note('base', f.n, 'part.printed');
  return parts;
}

/** Begins an attack on one target. */
export function strike(g: Gloom, d: Pick<StrikeFrame, 'by' | 'on' | 'seat' | 'line' | 'ranged' | 'n' | 'consumed'>): void {
  call(g, strikeSequence, {
    n: d.n,
    by: d.by,
    on: d.on,
    seat: d.seat,
    line: d.line,
    ranged: d.ranged,
    consumed: d.consumed,
    used: [],
    pierce: 0,
    dealt: 0,
  });
}
