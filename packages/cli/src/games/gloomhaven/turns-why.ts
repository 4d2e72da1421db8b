/** Why a monster does what it does, in lines: each candidate with the criterion at which it lost, and its paragraph. */
import { explainTurnCase, FROM_PROGRAMS, type TurnCase } from '@escarmouche/engine/gloomhaven';
import { wordsFor } from '@escarmouche/words/gloomhaven';
import type { Lang } from '../../lang.ts';

type At = readonly [number, number];
const hex = (at: At): string => `[${at.join(',')}]`;

/** The lines of one case. */
export function whyLines(c: TurnCase, lang: Lang): string[] {
  const { why: told, term } = wordsFor(lang);
  const why = explainTurnCase(c);
  const fate = (lost: { readonly name: string; readonly rule: string } | null): string =>
    lost === null
      ? told('stands')
      : `${told(FROM_PROGRAMS.includes(lost.rule) ? 'lost-so-read' : 'lost', { criterion: term(`criterion.${lost.name}`) })} (${lost.rule})`;
  const way = (key: 'way' | 'left', n: number, negatives: number): string =>
    negatives === 0 ? told(key, { n }) : `${told(key, { n })}, ${told('negatives', { n: negatives })}`;
  const lines = [told('case', { n: c.n })];
  if (why.focus.length > 0) lines.push(`  ${told('focus')}`);
  else lines.push(`  ${told('no-focus')} (gh:focus.7)`);
  for (const f of why.focus) {
    const facts = [way('way', f.steps, f.negatives), told('near', { n: f.near }), told('initiative', { n: f.initiative })];
    lines.push(`    ${hex(f.at)}  ${facts.join(', ')}  ${fate(f.lost)}`);
  }
  for (const f of why.out) lines.push(`    ${hex(f.at)}  ${fate(f.lost)}`);
  for (const turn of why.turns) {
    lines.push(`  ${told('places', { focus: hex(turn.focus) })}`);
    for (const p of turn.places) {
      const whom = p.attacks.length === 0 ? '' : ` > ${p.attacks.map(hex).join(' ')}`;
      lines.push(`    ${hex(p.at)}${whom}  ${way('way', p.steps, p.negatives)}  ${fate(p.lost)}`);
    }
    if (turn.going.length > 0) lines.push(`  ${told('going')}`);
    for (const p of turn.going)
      lines.push(`    ${hex(p.at)}  ${way('left', p.left, p.negatives)}, ${way('way', p.steps, 0)}  ${fate(p.lost)}`);
  }
  return lines;
}
