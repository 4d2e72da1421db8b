/** How a match of Confrontation is won, who leads, and what is left of it. */
import type { Scene } from './scene.ts';
import { confStrings } from './strings.ts';

/** One line over the board. Side by side, since two armies may fight as one; in a match of one combat phase by what each has lost. */
export function goal(scene: Scene): string {
  const { table, speech, snapshot } = scene;
  const { strength, round } = snapshot.position;
  const t = confStrings(speech.lang);
  const combat = table.setup.mode === 'combat';
  // By whole sides: two armies may fight as one.
  const sums = [0, 1].map((side) =>
    strength.reduce((n, { begun, left }, seat) => (table.sideOf[seat] !== side ? n : n + (combat ? left - begun : left)), 0),
  );
  const ahead = sums[0] - sums[1];
  // While nobody has lost anything and both are worth the same, there is no standing to tell.
  const untouched = ahead === 0 && strength.every(({ begun, left }) => left === begun);
  const leader = table.sideOf.flatMap((side, seat) => (side === (ahead > 0 ? 0 : 1) ? [speech.seat(seat)] : []));
  const values = table.choice.winner === 'value-left';
  const how = !values ? (combat ? t.goalAlonePhase : t.goalAlone(table.rounds)) : combat ? t.goalPhase : t.goalValue(table.rounds);
  return [
    how,
    ...(values && !untouched ? [ahead === 0 ? t.goalLevel : t.goalLeads(speech.list(leader), Math.abs(ahead))] : []),
    ...(combat ? [] : [t.goalRound(round)]),
  ].join('\u00a0· ');
}
