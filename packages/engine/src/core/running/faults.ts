/**
 * All faults of one set-up or situation at once. What lays a position works in parts that do not hang on each other: a fault in one of
 * them is kept and the next one is laid all the same, so that whoever wrote the file hears of everything in it the first time.
 */
import { SetupError, type SetupFault, Unplayable } from './game.ts';

/** More of one situation than anybody reads. */
const MOST = 60;

function isFault(e: unknown): e is SetupFault {
  return e instanceof SetupError || e instanceof Unplayable;
}

/** The faults an error tells: itself first, then those besides; none where it is no fault of a set-up. */
export function setupFaultsIn(e: unknown): readonly SetupFault[] {
  return isFault(e) ? [e, ...e.besides] : [];
}

/** The same fault, told of another place. */
function movedTo(fault: SetupFault, at: string): SetupFault {
  if (at === fault.at) return fault;
  return fault instanceof SetupError
    ? new SetupError(at, fault.rule, fault.say, fault.message)
    : new Unplayable(fault.say, fault.message, at);
}

/** Keeps the faults of a position that is being laid. */
export class Faults {
  private readonly found: SetupFault[] = [];

  /** Keeps a fault; one that is known already is kept once. */
  note(fault: SetupFault): void {
    if (this.found.length < MOST && !this.found.some((f) => f.at === fault.at && f.message === fault.message)) this.found.push(fault);
  }

  /**
   * Does one part, and keeps what is wrong with it: then the part is left where it stood and undefined comes back.
   * @param placed the place of a fault as the file's writer knows it, where the part tells it in terms of what was made of the file
   *   (`seats[0].party[1]` of the set-up); null drops a fault that only follows from another one
   */
  part<T>(run: () => T, placed: (fault: SetupFault) => string | null = (fault) => fault.at): T | undefined {
    try {
      return run();
    } catch (error) {
      const all = setupFaultsIn(error);
      if (all.length === 0) throw error;
      for (const fault of all) {
        const at = placed(fault);
        if (at !== null) this.note(movedTo(fault, at));
      }
      return undefined;
    }
  }

  /** Does the same with each of a list. */
  each<T>(list: Iterable<T>, run: (of: T) => void): void {
    for (const of of list) this.part(() => run(of));
  }

  /** Whether something at this place, or below it, is at fault. */
  at(place: string): boolean {
    return this.found.some((f) => f.at === place || f.at.startsWith(`${place}.`) || f.at.startsWith(`${place}[`));
  }

  /** Whether nothing has been found. */
  get none(): boolean {
    return this.found.length === 0;
  }

  /** @throws SetupError or Unplayable where anything was found: one fault, with all others `besides` */
  end(): void {
    if (!this.none) throw this.error();
  }

  /** The error of these faults and one more, to be thrown where nothing can be laid behind it. */
  with(last: SetupFault): SetupFault {
    this.note(last);
    return this.error();
  }

  /**
   * The error of what was found, one fault at least. What the game has no use for comes first: such a file is malformed, whatever rules it
   * breaks besides.
   */
  error(): SetupFault {
    const first = this.found.find((f) => f instanceof Unplayable) ?? this.found[0];
    first.besides = this.found.filter((f) => f !== first);
    return first;
  }
}
