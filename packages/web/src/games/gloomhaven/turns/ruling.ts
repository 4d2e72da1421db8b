/** A monster's turn as a ruling file: played on the engine, and every legal outcome expected of it. */
import type { RulingCase } from '@escarmouche/engine/core';
import type { Situation, Table, TurnRead } from '@escarmouche/engine/gloomhaven';
import { writeRuling } from '@escarmouche/files';
import type { Speech } from '../../../table/contract.ts';
import { speechFor } from '../table/speech.ts';

/** Cases that a file may have, and characters that these may come to. */
const MOST_CASES = 100;
const MOST_CHARACTERS = 300_000;
const LONGEST_NAME = 300;

/** The paragraph that decides most about a turn. */
export function ruleOf({ stunned, why }: Pick<TurnRead, 'stunned' | 'why'>): string {
  if (stunned) return 'gh:condition.stun';
  const [first] = why.outcomes;
  if (first.focus < 0) return 'gh:focus.2';
  if (why.outcomes.length > 1) return 'gh:focus.7';
  return first.attacks.length > 0 ? 'gh:monster-move.2' : 'gh:monster-move.8';
}

/** An outcome in one sentence: `Bandit Guard 1 ends in 3,2 and attacks the Brute`. */
export const outcomeSaid = (speech: Speech, { figure, why }: TurnRead, i: number): string =>
  speech.option({
    key: 'monster-goes',
    args: { figure: { figure }, space: { space: why.outcomes[i].space }, targets: { figures: why.outcomes[i].attacks } },
  });

const TITLE = { en: 'A monster’s turn', fr: 'Le tour d’un monstre' };
/** The turn that a position begins as the text of a ruling, from what the engine has read of it: a case for each outcome. */
export function rulingText(situation: Situation, read: TurnRead, table: Table): string {
  const said = (lang: 'en' | 'fr', i: number): string => {
    const line = read.stunned
      ? { en: 'Stunned, it does nothing', fr: 'Étourdi, il ne fait rien' }[lang]
      : outcomeSaid(speechFor(lang, table, read.named), read, i);
    return (read.scripts.length === 1 ? line : `${i + 1}/${read.scripts.length}${lang === 'fr' ? '\u00a0' : ''}: ${line}`).slice(
      0,
      LONGEST_NAME,
    );
  };
  const most = Math.max(1, Math.min(MOST_CASES, Math.floor(MOST_CHARACTERS / JSON.stringify(situation).length)));
  const cases = read.scripts
    .slice(0, most)
    .map((script, i): RulingCase<Situation> => ({ name: { en: said('en', i), fr: said('fr', i) }, situation, script }));
  return writeRuling({ ruling: ruleOf(read), title: TITLE, cases, game: 'gloomhaven' });
}
