/**
 * A game standing at a node: what is asked, of whom, what may be answered and what not, each with its rules. Nothing here moves the
 * game on; `match.ts` answers and keeps the record.
 */
import { Deeds, type Done, isDone } from './forms.ts';
import type { Game, Standing } from './game.ts';
import { distinct, inOrder } from './refused.ts';
import { chanceOn, decisionOn, pending } from './run.ts';
import type { CoreState, DecideStep, Play } from './sequence.ts';
import { triedOn } from './tried.ts';
import {
  type Barred,
  type Deed,
  type DiceCall,
  NOBODY,
  NONE_CALLED_SO,
  type NodeKind,
  type Option,
  type Refusal,
  type RefusedOption,
  type Result,
  type RuleId,
  type Say,
  type Seat,
} from './types.ts';

/** The node a match stands at, in words' raw form. */
export type MatchNode =
  | { readonly kind: 'decision'; readonly seat: Seat; readonly rule: RuleId; readonly step: string; readonly prompt: Say }
  | {
      readonly kind: 'chance';
      readonly seat: Seat;
      readonly rule: RuleId;
      readonly step: string;
      readonly prompt: Say;
      readonly dice: DiceCall | null;
    }
  | { readonly kind: 'over'; readonly result: Result };

/** What may be drawn at a chance where no dice are rolled. */
export interface Draws {
  /** Whether only the seat whose draw it is may know what can come of it. */
  readonly secret: boolean;
  readonly of: readonly { readonly id: string; readonly say: Say }[];
}

/** Of a game that declares none. */
const NO_FORMS = { options: [], kinds: {} } as const;

/** What may be answered at the node a game stands at. */
export abstract class AtNode<U = unknown, T = unknown, S extends CoreState = CoreState, V = unknown> {
  readonly game: Game<U, T, S, V>;
  readonly play: Play<T, S>;
  protected kind: NodeKind = 'over';

  protected constructor(game: Game<U, T, S, V>, play: Play<T, S>) {
    this.game = game;
    this.play = play;
  }

  get state(): S {
    return this.play.state;
  }

  get table(): T {
    return this.play.table;
  }

  get nodeKind(): NodeKind {
    return this.kind;
  }

  /** The node the match stands at. */
  get node(): MatchNode {
    if (this.kind === 'over') return { kind: 'over', result: this.game.result(this.play) ?? { winner: NOBODY, rule: '' } };
    const { frame } = pending(this.play, this.game.book);
    const d = frame?.d;
    if (this.kind === 'decision') {
      const s = decisionOn(this.play, this.game.book);
      return {
        kind: 'decision',
        seat: s.seat(this.play, d),
        rule: s.ruleHere?.(this.play, d) ?? s.rule,
        step: s.name,
        prompt: s.prompt(this.play, d),
      };
    }
    const s = chanceOn(this.play, this.game.book);
    return {
      kind: 'chance',
      seat: s.seat(this.play, d),
      rule: s.ruleHere?.(this.play, d) ?? s.rule,
      step: s.name,
      prompt: s.prompt(this.play, d),
      dice: s.dice(this.play, d),
    };
  }

  /** The legal options of the decision the match stands at; empty elsewhere. */
  options(): Option[] {
    if (this.kind !== 'decision') return [];
    const s = decisionOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    const codes: number[] = [];
    s.options(this.play, d, codes);
    return this.asOptions(codes);
  }

  /** Options of this decision by their codes, also such as are understood without being listed. */
  private asOptions(codes: readonly number[]): Option[] {
    const s = decisionOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    const does = this.reader();
    return codes.map((code) => {
      const id = s.id(this.play, d, code);
      const say = s.say(this.play, d, code);
      const cost = s.cost?.(this.play, d, code) ?? [];
      const ends = s.span !== undefined && s.ends?.(this.play, d, code) === true ? s.span : null;
      const settles = s.settles?.(this.play, d, code) ?? [];
      const rule = s.cites?.(this.play, d, code) ?? s.rule;
      // Field by field: `...deed` would take longer than reading the deed out of the id does.
      const { does: word, by, on, with: tools } = does(id, say);
      const option: Option =
        by === undefined ? { code, id, rule, say, does: word, on, with: tools } : { code, id, rule, say, does: word, by, on, with: tools };
      if (cost.length === 0 && ends === null && settles.length === 0) return option;
      return {
        ...option,
        ...(cost.length === 0 ? {} : { cost }),
        ...(ends === null ? {} : { ends }),
        ...(settles.length === 0 ? {} : { settles }),
      };
    });
  }

  /** The legal options as they are shown to somebody: also with what each commits to, for which each is tried on a copy. */
  offered(): Option[] {
    if (this.kind !== 'decision') return [];
    const { span } = decisionOn(this.play, this.game.book);
    return this.options().map((option) => {
      const { commits, over } = triedOn(this.game, this.play, option.code);
      return {
        ...option,
        ...(over && span !== undefined ? { ends: span } : {}),
        ...(commits.length === 0 ? {} : { commits }),
      };
    });
  }

  /** The candidates that fail, each with the rules it fails. */
  refused(): Barred[] {
    if (this.kind !== 'decision') return [];
    const does = this.reader();
    return this.listed().map(({ id, say, reasons }) => {
      const { does: word, by, on, with: tools } = does(id, say);
      return by === undefined ? { id, say, reasons, does: word, on, with: tools } : { id, say, reasons, does: word, by, on, with: tools };
    });
  }

  private listed(): RefusedOption[] {
    return decisionOn(this.play, this.game.book).refused?.(this.play, pending(this.play, this.game.book).frame?.d) ?? [];
  }

  /** The figure that acts at this decision, by its name, where options do not name it. */
  private actor(deeds: Deeds<Standing<T, S>>): string | undefined {
    const s = decisionOn(this.play, this.game.book);
    return deeds.nameOf(s.by?.(this.play, pending(this.play, this.game.book).frame?.d) ?? NOBODY);
  }

  private deeds(): Deeds<Standing<T, S>> {
    return new Deeds<Standing<T, S>>(this.game.grammar ?? NO_FORMS, this);
  }

  /** Tells what options of this decision do, by their ids. */
  private reader(): (id: string, say: Say) => Deed {
    const deeds = this.deeds();
    const actor = this.actor(deeds);
    return (id, say) => deeds.read(id, say, actor);
  }

  /** The outcomes of the chance the match stands at, with exact weights; empty elsewhere. */
  outcomes(): { code: number; id: string; weight: number; total: number }[] {
    if (this.kind !== 'chance') return [];
    const s = chanceOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    const table = s.outcomes(this.play, d);
    return table === null
      ? []
      : Array.from(table.codes, (code, i) => ({ code, id: s.id(this.play, d, code), weight: table.weights[i], total: table.total }));
  }

  /**
   * What cards or counters can come of the chance the match stands at, for those who draw real ones: each outcome by its id and what it is
   * called. Null at a decision and where dice are rolled.
   */
  draws(): Draws | null {
    if (this.kind !== 'chance') return null;
    const s = chanceOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    const { say } = s;
    const table = say === undefined || s.dice(this.play, d) !== null ? null : s.outcomes(this.play, d);
    if (say === undefined || table === null) return null;
    const of = Array.from(table.codes, (code) => ({ id: s.id(this.play, d, code), say: say(this.play, d, code) }));
    return { secret: s.secret === true, of };
  }

  /**
   * What an option by this id would do, as a sentence, whether or not it can be chosen: as the decision here says it, else the rules that are
   * under way, the latest first, else any other. Null where no option of the game is called so.
   */
  spoken(id: string): Say | null {
    if (this.kind === 'decision') {
      const code = this.find(id);
      const known = typeof code === 'number' ? this.asOptions([code])[0] : this.listed().find((o) => o.id === id);
      if (known !== undefined) return known.say;
    }
    const under = this.state.stack.toReversed().map(({ seq, d }) => [this.game.book[seq], d] as const);
    const others = this.game.book.filter((seq) => under.every(([s]) => s !== seq)).map((seq) => [seq, {}] as const);
    for (const [{ steps }, d] of [...under, ...others])
      for (const step of steps) {
        const say = step.kind === 'decide' ? this.saidBy(step, d, id) : null;
        if (say !== null) return say;
      }
    return null;
  }

  /** What a step says of an option. Where its rule is not under way some say nothing, since what their sentences tell is not there. */
  private saidBy(step: DecideStep<Play<T, S>, unknown>, d: unknown, id: string): Say | null {
    try {
      const say = step.spoken?.(this.play, d, id) ?? null;
      return say === null || Object.values(say.args).some((arg) => arg === undefined) ? null : say;
    } catch {
      return null;
    }
  }

  /**
   * Every rule that forbids an action now; empty where it is legal. The action is an id, or what it does as far as it is named:
   * `{ does: 'attack', by: 'D1', on: { figures: ['A2'] } }`. Of several that fit, one that is legal is enough.
   */
  whyNot(what: string | Done): readonly Refusal[] {
    const found = typeof what === 'string' ? this.find(what) : this.findDone(what);
    return typeof found === 'number' ? [] : found;
  }

  /**
   * The option that does this, as far as it is named: one that is listed, or one that is understood without being listed, as any place of
   * a free table is. Else every rule that forbids it.
   */
  meant(what: Done): Option | readonly Refusal[] {
    const found = this.findDone(what);
    return typeof found === 'number' ? this.asOptions([found])[0] : found;
  }

  /** The option that does this, by its id; else the reasons against it. What is named in part only stands for the first that fits. */
  private findDone(what: Done): number | readonly Refusal[] {
    if (this.kind !== 'decision') {
      const [id = what.does] = this.deeds().ids(what, undefined);
      return this.find(id);
    }
    const option = this.options().find((o) => isDone(o, what));
    if (option !== undefined) return option.code;
    const barred = this.refused().filter((o) => isDone(o, what));
    if (barred.length > 0) return distinct(barred.flatMap((o) => o.reasons));
    // Neither offered nor listed: whatever it may be called is looked up.
    const deeds = this.deeds();
    const reasons: Refusal[] = [];
    for (const id of deeds.ids(what, this.actor(deeds))) {
      const found = this.find(id);
      if (typeof found === 'number') return found;
      reasons.push(...found);
    }
    return reasons.length > 0 ? distinct(reasons) : [this.not('no-such-option', { id: what.does })];
  }

  protected not(key: string, args: Refusal['args']): Refusal {
    const node = this.node;
    return { rule: node.kind === 'over' ? node.result.rule : node.rule, key, args };
  }

  protected find(id: string): number | readonly Refusal[] {
    if (this.kind !== 'decision') return this.game.notNow?.(this.play, id, false) ?? [this.not('no-decision', { id })];
    const s = decisionOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    const codes: number[] = [];
    s.options(this.play, d, codes);
    const written = s.reads?.(this.play, d, id) ?? NONE_CALLED_SO;
    if (written >= 0 && codes.includes(written)) return written;
    // In a long match several figures may have had one name, one after the other: the one that is on offer now is meant.
    for (const code of codes) if (s.id(this.play, d, code) === id) return code;
    const refused = this.listed();
    const known = refused.find((r) => r.id === id);
    if (known !== undefined) return known.reasons;
    if (id.includes('+')) {
      const ordered = inOrder(id);
      for (const code of codes) if (inOrder(s.id(this.play, d, code)) === ordered) return code;
      const joined = refused.find((r) => inOrder(r.id) === ordered);
      if (joined !== undefined) return joined.reasons;
    }
    const read = s.understand?.(this.play, d, id) ?? null;
    // Where there is neither a code nor a reason, the name means nothing at this node.
    if (typeof read === 'number' || (read !== null && read.length > 0)) return read;
    const [word] = id.split(':');
    const asked = codes.some((code) => s.id(this.play, d, code).split(':')[0] === word);
    return this.game.notNow?.(this.play, id, asked) ?? [this.not('no-such-option', { id })];
  }
}
