/** Why a monster does what it does, in lines: each candidate with the criterion at which it lost, and its paragraph. */
import { explainTurnCase, type TurnCase } from '@escarmouche/engine/gloomhaven';
import type { Texts } from '../texts.ts';

type At = readonly [number, number];
const hex = (at: At): string => `[${at.join(',')}]`;

/** The lines of one case. */
export function whyLines(c: TurnCase, { monsterTurns: t }: Texts): string[] {
  const why = explainTurnCase(c);
  const fate = (lost: { readonly name: string; readonly rule: string } | null): string =>
    lost === null ? t.stands : t.lost(t.criteria[lost.name] ?? lost.name, lost.rule);
  const lines = [t.caseOf(c.n)];
  if (why.focus.length === 0) return [...lines, `  ${t.noFocus}`];
  lines.push(`  ${t.focusOf}`);
  for (const f of why.focus)
    lines.push(`    ${hex(f.at)}  ${t.way(f.negatives, f.steps)}, ${t.near(f.near)}, ${t.initiative(f.initiative)}  ${fate(f.lost)}`);
  for (const turn of why.turns) {
    lines.push(`  ${t.placesFor(hex(turn.focus))}`);
    for (const p of turn.places) {
      const whom = p.attacks.length === 0 ? '' : ` > ${p.attacks.map(hex).join(' ')}`;
      lines.push(`    ${hex(p.at)}${whom}  ${t.way(p.negatives, p.steps)}  ${fate(p.lost)}`);
    }
    if (turn.going.length > 0) lines.push(`  ${t.goingTo}`);
    for (const p of turn.going) lines.push(`    ${hex(p.at)}  ${t.left(p.negatives, p.left)}, ${t.way(0, p.steps)}  ${fate(p.lost)}`);
  }
  return lines;
}
