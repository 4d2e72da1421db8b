/** gh:condition.*. Conditions given, and ended; bless and curse are cards. */
import { NOBODY } from '../../../core/index.ts';
import { modifierAt } from '../content/modifiers.ts';
import { CONDITIONS, type ConditionId } from '../content/types.ts';
import { CHARACTER, OBJECTIVE, POISON, WOUND } from '../state.ts';
import type { Gloom } from '../table.ts';
import { inPlay } from './board.ts';
import { monsterDeckOf } from './drawing.ts';

/** Conditions that a figure wants for itself. */
export const BOONS: readonly ConditionId[] = ['invisible', 'strengthen'];

/** A condition as a bit. */
export function bitOf(id: ConditionId): number {
  return 1 << CONDITIONS.indexOf(id);
}

/** Does a figure have this condition? */
export function has(g: Gloom, figure: number, bit: number): boolean {
  return (g.state.figures[figure].conditions & bit) !== 0;
}

/** Whether no condition takes hold of a figure, which is said where one was about to (gh:attack.08). */
function isImmune(g: Gloom, figure: number): boolean {
  const immune = g.state.figures[figure].kind === OBJECTIVE;
  if (immune) g.log?.tell('gh:attack.08', 'immune', { figure: { figure } });
  return immune;
}

/** Gives a condition; one that is there already begins anew. Objectives take none (gh:attack.08). */
export function afflict(g: Gloom, figure: number, id: ConditionId): void {
  const f = g.state.figures[figure];
  if (!inPlay(g, figure) || isImmune(g, figure)) return;
  const bit = bitOf(id);
  f.conditions |= bit;
  // What comes in one's own turn outlasts its end: the next full turn counts.
  if (g.state.turn === figure) f.fresh |= bit;
  else f.fresh &= ~bit;
  g.log?.tell(`gh:condition.${id}`, 'afflicted', { figure: { figure }, condition: { term: `condition.${id}` } });
}

/** Conditions that stay until something else takes them away. */
const LASTING = POISON | WOUND;

/** When a condition of a figure ends: with a heal, with its present or next turn, or with the one after. */
export function endOf(g: Gloom, figure: number, bit: number): 'healed' | 'this-turn' | 'next-turn' {
  if ((LASTING & bit) !== 0) return 'healed';
  return g.state.turn === figure && (g.state.figures[figure].fresh & bit) === 0 ? 'this-turn' : 'next-turn';
}

/** Ends the conditions that last until the end of a turn (gh:condition.turns). */
export function endConditions(g: Gloom, figure: number): void {
  const f = g.state.figures[figure];
  f.conditions &= LASTING | f.fresh;
  f.fresh = 0;
}

/** Curses at most in the decks of all characters together, and as many in the monsters' deck; blessings at most in all decks together. */
export const MOST_TO_SHUFFLE_IN = 10;

function inDecks(g: Gloom, kind: number, decks: readonly number[]): number {
  return decks.reduce((n, d) => n + g.state.decks[d].pile[kind] + g.state.decks[d].spent[kind], 0);
}

/** The deck a figure draws from: summons use their summoner's (gh:draw.01). */
export function deckOf(g: Gloom, figure: number): number {
  const { seat } = g.state.figures[figure];
  return seat >= 0 ? seat : monsterDeckOf(g);
}

/** Shuffles a curse or a blessing into a figure's deck, as long as there are any. */
export function shuffleIn(g: Gloom, figure: number, what: 'curse' | 'bless'): void {
  if (isImmune(g, figure)) return;
  const kind = modifierAt(what);
  const deck = deckOf(g, figure);
  const monsters = monsterDeckOf(g);
  const all = g.state.decks.map((_d, i) => i);
  const counted = what === 'bless' ? all : deck === monsters ? [monsters] : all.filter((d) => d !== monsters);
  if (inDecks(g, kind, counted) >= MOST_TO_SHUFFLE_IN) return;
  g.state.decks[deck].pile[kind]++;
  g.log?.tell(`gh:condition.${what}`, what === 'curse' ? 'cursed' : 'blessed', { figure: { figure } });
}

/**
 * Heals: poison takes the whole of it, a wound goes and the rest heals; both together go and nothing is healed. `rule` is what lets it
 * heal; where it takes a condition away, that condition's own paragraph says so.
 */
export function heal(g: Gloom, figure: number, n: number, rule: string): void {
  const f = g.state.figures[figure];
  if (!inPlay(g, figure)) return;
  const poisoned = (f.conditions & POISON) !== 0;
  const wounded = (f.conditions & WOUND) !== 0;
  f.conditions &= ~LASTING;
  const healed = poisoned ? 0 : Math.min(n, f.most - f.hp);
  f.hp += healed;
  g.log?.tell(poisoned ? 'gh:condition.poison' : wounded ? 'gh:condition.wound' : rule, 'heals', { figure: { figure }, n: healed });
}

/** A shield until the end of the round, or as long as its card stays (gh:pipeline.4). */
export function addShield(g: Gloom, figure: number, n: number, stays = false): void {
  g.state.figures[figure].shield += n;
  g.log?.tell('gh:pipeline.4', stays ? 'shields-lastingly' : 'shields', { figure: { figure }, n });
}

/** What attackers suffer until the end of the round, or as long as its card stays: those beside it, or those within a range (gh:pipeline.8). */
export function addRetaliate(g: Gloom, figure: number, n: number, range = 1, stays = false): void {
  const f = g.state.figures[figure];
  if (range > 1) f.far.push(n, range);
  else f.retaliate += n;
  const key = stays ? 'will-retaliate-lastingly' : 'will-retaliate';
  g.log?.tell('gh:pipeline.8', key, { figure: { figure }, n, range: range > 1 ? range : 0 });
}

/** Experience, for characters alone. */
export function gainXp(g: Gloom, seat: number, n: number): void {
  if (seat < 0 || n <= 0) return;
  g.state.players[seat].xp += n;
  g.log?.tell('gh:turn.8', 'gains-experience', { seat: { seat }, n });
}

/** The character of a player; `NOBODY` once it is exhausted. */
export function characterOf(g: Gloom, seat: number): number {
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++) if (figures[i].kind === CHARACTER && figures[i].seat === seat && figures[i].out === 0) return i;
  return NOBODY;
}
