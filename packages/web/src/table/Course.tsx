/** How a match came to its end: what each side had turn by turn, drawn and as a table, the chance to win, and where it turned. */
import type { Chart as Drawn } from '@escarmouche/charts';
import { Suspense } from 'react';
import { lazily } from '../app/lazily.tsx';
import { Disclosure } from '../design/index.ts';
import { Table } from '../design/Table.tsx';
import { Chart } from '../odds/Chart.tsx';
import { LuckButton } from '../odds/LuckButton.tsx';
import { TurningPoints, Winning } from '../odds/Winning.tsx';
import type { Story } from '../worker/told.ts';
import { seatsOf, useAnswer, useScene } from './scene.ts';
import { tableTexts } from './strings.ts';

const Judged = lazily(() => import('../thinking/Judged.tsx'));

/** The lines of a story, one for each number of its tally: at the beginning, and after each turn. */
export function linesOf({ begun, turns }: Pick<Story, 'begun' | 'turns'>, names: readonly string[]): Drawn['lines'] {
  const columns = [begun, ...turns.map((turn) => turn.values)];
  return begun.map((_n, line) => ({ name: names[line], points: columns.map((c, x) => ({ x, y: c[line] })) }));
}

/** Under the end of a match; what is pressed in it leads to its step in the replay. Nothing while it is not told yet. */
export function Course({ onStep }: { onStep: (step: number) => void }) {
  const scene = useScene();
  const { game, speech, snapshot, walk } = scene;
  const t = tableTexts(speech.lang, game);
  const story = useAnswer('story', snapshot.match, { walk, seat: snapshot.seat });
  const names = game.tally?.(speech.lang).lines ?? seatsOf(scene).map((seat) => speech.seat(seat));
  const what = game.tally?.(speech.lang).title ?? t.score;
  const chart: Drawn = { across: t.courseTurn, up: what, steps: true, lines: story === null ? [] : linesOf(story, names) };
  if (story === null || story.turns.length === 0) return null;
  const last = story.turns[story.turns.length - 1].values;
  return (
    <div className="pile-2 course">
      <h3 className="caps">{t.course}</h3>
      <LuckButton named onStep={onStep} />
      <Suspense fallback={null}>
        <Judged onStep={onStep} />
      </Suspense>
      <Winning onStep={onStep} instead={<Turning story={story} names={names} onStep={onStep} />} />
      <h3 className="caps">{what}</h3>
      <Chart chart={chart} label={what} height={130} values={last.map(String)} />
      <Disclosure summary={t.courseTable} aside={<span className="num">{story.turns.length}</span>}>
        <Table
          titles={[t.courseTurn, ...names]}
          rows={story.turns.map(({ at, say, values }) => ({ key: at, head: speech.turn(say), cells: values }))}
        />
      </Disclosure>
    </div>
  );
}

/** The answers that changed most by what each side has. */
function Turning({ story, names, onStep }: { story: Story; names: readonly string[]; onStep: (step: number) => void }) {
  const { game, speech } = useScene();
  const t = tableTexts(speech.lang, game);
  const points = story.turning.map(({ at, event, before, after }) => ({
    step: at,
    what: speech.event(event),
    change: after.flatMap((n, line) => (n === before[line] ? [] : [t.courseChange(names[line], before[line], n)])).join(' · '),
  }));
  return points.length > 0 && <TurningPoints title={t.turningPoints} points={points} onStep={onStep} />;
}
