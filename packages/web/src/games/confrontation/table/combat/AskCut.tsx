/** Cutting a melee: a small picture of each separation to press, said in words beside it, in pages where there are many. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button, Select } from '../../../../design/index.ts';
import { Take } from '../../../../table/Take.tsx';
import { figuresOf, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { cutIn, opposes, pageOf } from './asking.ts';
import { CutPicture } from './CutPicture.tsx';
import { useCombatStrings } from './strings.ts';

const PAGE = 6;
/** With more separations than this they can be narrowed down. */
const MANY = 12;
const ANYBODY = -1;

/** Where there are many they can be narrowed down to those in which two chosen figures fight together. */
export function AskCut({ board }: { board: BoardState }) {
  const scene = useScene();
  const { snapshot, speech, table } = scene;
  const t = useCombatStrings();
  const figures = figuresOf(scene);
  const [page, setPage] = useState(0);
  const [one, setOne] = useState(ANYBODY);
  const [other, setOther] = useState(ANYBODY);
  const all = snapshot.options.map((option) => ({ option, cut: cutIn(option, table.keys) }));
  const wanted = one === ANYBODY || other === ANYBODY ? all : all.filter(({ cut }) => opposes(cut, one, other));
  const { from, shown } = pageOf(wanted, page, PAGE);
  const members = all[0]?.cut.flat().toSorted((a, b) => a - b) ?? [];
  const ofSide = (side: number) => [
    { value: String(ANYBODY), text: t.anybody },
    ...members.filter((i) => figures[i].team === side).map((i) => ({ value: String(i), text: speech.figure(i) })),
  ];
  const sides = [0, 1].map((side) => speech.seat(table.sideOf.indexOf(side)));
  const pick = (set: (i: number) => void) => (v: string) => {
    set(Number(v));
    setPage(0);
  };
  return (
    <section className="pile-2 asked choices" aria-label={t.cutTitle}>
      <h2 className="caps">{t.cutTitle}</h2>
      {all.length > MANY && (
        <fieldset className="grid cut-narrow">
          <legend className="field-label">{t.together}</legend>
          <Select label={sides[0]} labelHidden value={String(one)} options={ofSide(0)} onChange={pick(setOne)} />
          <Select label={sides[1]} labelHidden value={String(other)} options={ofSide(1)} onChange={pick(setOther)} />
        </fieldset>
      )}
      {wanted.length === 0 && <p className="soft small lines-135 pad-x-2">{t.noCut}</p>}
      <div className="pile-2 cuts">
        {shown.map(({ option, cut }) => (
          <Take key={option.id} option={option} board={board} className="full cut" odds>
            <CutPicture cut={cut} />
            <span className="grid small start gap-2px">
              {cut.map((c, k) => (
                <span key={c.join()} className={`cut-combat plane-tint-${k % 6}`}>
                  <span className="soft cut-letter">{String.fromCharCode(97 + k)}</span>{' '}
                  {[0, 1]
                    .map((side) =>
                      c
                        .filter((i) => figures[i].team === side)
                        .map((i) => speech.mark(i))
                        .join(' + '),
                    )
                    .join(' × ')}
                </span>
              ))}
            </span>
          </Take>
        ))}
      </div>
      {wanted.length > PAGE && (
        <div className="bar gap-3 cut-pages">
          <Button
            iconOnly
            icon={<ChevronLeft size={18} />}
            aria-disabled={from === 0}
            onClick={() => setPage(Math.max(0, from / PAGE - 1))}
          >
            {t.pageBack}
          </Button>
          <span className="num" role="status">
            {t.page(from + 1, from + shown.length, wanted.length)}
          </span>
          <Button
            iconOnly
            icon={<ChevronRight size={18} />}
            aria-disabled={from + shown.length >= wanted.length}
            onClick={() => setPage(from + shown.length >= wanted.length ? page : from / PAGE + 1)}
          >
            {t.pageOn}
          </Button>
        </div>
      )}
    </section>
  );
}
