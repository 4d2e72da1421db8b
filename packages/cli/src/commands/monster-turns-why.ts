/** Why a monster does what it does, in lines: each candidate with the criterion at which it lost, and its paragraph. */
import { explainTurnCase, type TurnCase } from '@escarmouche/engine/gloomhaven';
import { wordsFor } from '@escarmouche/words/gloomhaven';
import type { Lang } from '../lang.ts';

type At = readonly [number, number];
const hex = (at: At): string => `[${at.join(',')}]`;

/** The lines of one case. */
export function whyLines(c: TurnCase, lang: Lang): string[] {
  const { why: say, term } = wordsFor(lang);
  const why = explainTurnCase(c);
  const fate = (lost: { readonly name: string; readonly rule: string } | null): string =>
    lost === null ? say('stands') : `${say('lost', { criterion: term(`criterion.${lost.name}`) })} (${lost.rule})`;
  const way = (key: 'way' | 'left', n: number, negatives: number): string =>
    negatives === 0 ? say(key, { n }) : `${say(key, { n })}, ${say('negatives', { n: negatives })}`;
  const lines = [say('case', { n: c.n })];
  if (why.focus.length > 0) lines.push(`  ${say('focus')}`);
  else lines.push(`  ${say('no-focus')} (gh:focus.7)`);
  for (const f of why.focus) {
    const facts = [way('way', f.steps, f.negatives), say('near', { n: f.near }), say('initiative', { n: f.initiative })];
    lines.push(`    ${hex(f.at)}  ${facts.join(', ')}  ${fate(f.lost)}`);
  }
  for (const f of why.out) lines.push(`    ${hex(f.at)}  ${fate(f.lost)}`);
  for (const turn of why.turns) {
    lines.push(`  ${say('places', { focus: hex(turn.focus) })}`);
    for (const p of turn.places) {
      const whom = p.attacks.length === 0 ? '' : ` > ${p.attacks.map(hex).join(' ')}`;
      lines.push(`    ${hex(p.at)}${whom}  ${way('way', p.steps, p.negatives)}  ${fate(p.lost)}`);
    }
    if (turn.going.length > 0) lines.push(`  ${say('going')}`);
    for (const p of turn.going)
      lines.push(`    ${hex(p.at)}  ${way('left', p.left, p.negatives)}, ${way('way', p.steps, 0)}  ${fate(p.lost)}`);
  }
  return lines;
}
