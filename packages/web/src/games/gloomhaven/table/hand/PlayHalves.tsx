/** Both cards of the round: a half is played by pressing it, or plainly as Attack 2 or Move 2; what cannot be says why (gh:turn.1). */
import type { Deed, Option, Refusal } from '@escarmouche/engine/core';
import { Button } from '../../../../design/index.ts';
import { cardIn, termIn } from '../../../../table/args.ts';
import { HandRow } from '../../../../table/HandRow.tsx';
import { Settles, settlesOf } from '../../../../table/Settles.tsx';
import { Reasons, shows } from '../../../../table/Take.tsx';
import { useNarrow } from '../../../../table/useNarrow.ts';
import { useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { CardHead, HalfBody } from './CardBody.tsx';
import { useHandStrings } from './strings.ts';

/** What may be done with a half: as it is printed, or plainly. */
export const USES: readonly string[] = ['play', 'basic'];

const HALVES = ['top', 'bottom'] as const;
type HalfName = (typeof HALVES)[number];

/** What a card offers and refuses, by the word of its use: `half.top`, `basic.bottom`. */
interface Uses {
  readonly open: ReadonlyMap<string, Option>;
  readonly barred: ReadonlyMap<string, readonly Refusal[]>;
}

const Why = ({ of }: { of: readonly Refusal[] }) => (
  <p className="soft small lines-135 gh-reasons">
    <Reasons of={of} />
  </p>
);

const sameReasons = (a: readonly Refusal[], b: readonly Refusal[]): boolean => a.map((r) => r.key).join() === b.map((r) => r.key).join();

interface PlayedHalfProps {
  def: number;
  half: HalfName;
  uses: Uses;
  first: boolean;
  board: BoardState;
}

function PlayedHalf({ def, half, uses, first, board }: PlayedHalfProps) {
  const { speech, table, take } = useScene();
  const { face } = table.cards[def];
  const play = uses.open.get(`half.${half}`);
  const basic = uses.open.get(`basic.${half}`);
  const noPlay = uses.barred.get(`half.${half}`) ?? [];
  const noBasic = uses.barred.get(`basic.${half}`) ?? [];
  return (
    <div className={`pile-1 first-wide packed gh-play gh-play-${half}`}>
      <button
        type="button"
        className="pressable no-pad anchor start edged rounded high-24 gh-half-button"
        data-option={play?.id}
        {...settlesOf(play)}
        data-first={first && play !== undefined ? true : undefined}
        disabled={take === null || play === undefined}
        onClick={() => play !== undefined && take?.(play.id)}
        {...shows(board, play)}
      >
        <HalfBody face={face} half={half} />
        <Settles option={play} />
      </button>
      <Button
        className="small gh-basic"
        data-option={basic?.id}
        aria-label={basic === undefined ? undefined : speech.option(basic.say)}
        disabled={take === null || basic === undefined}
        onClick={() => basic !== undefined && take?.(basic.id)}
        {...shows(board, basic)}
      >
        {speech.term(`basic.${half}`)}
      </Button>
      {play !== undefined && play.say.args.hindered === true && (
        <p className="soft small lines-135 gh-reasons">{speech.option(play.say)}</p>
      )}
      {noPlay.length > 0 && <Why of={noPlay} />}
      {noBasic.length > 0 && !sameReasons(noPlay, noBasic) && <Why of={noBasic} />}
    </div>
  );
}

/** A card none of whose halves can be played: why, once. */
function UsedCard({ def, uses }: { def: number; uses: Uses }) {
  const t = useHandStrings();
  const [all = []] = [...uses.barred.values()];
  const once = all.filter((r) => r.key === 'card-used');
  const reasons = once.length > 0 ? once : all;
  return (
    <div className="raised grid lines-130 no-pad start full rounded gh-card packed gh-card-used">
      <CardHead def={def} ribbon={t.used} />
      <Why of={reasons} />
    </div>
  );
}

/** Stands in the place of the hand while a half is to be chosen in a character’s turn. */
export function PlayHalves({ board }: { board: BoardState }) {
  const { snapshot, speech, table } = useScene();
  const t = useHandStrings();
  const { narrow } = useNarrow();
  const uses = new Map<number, { open: Map<string, Option>; barred: Map<string, readonly Refusal[]> }>();
  const of = (def: number) => {
    const known = uses.get(def) ?? { open: new Map(), barred: new Map() };
    uses.set(def, known);
    return known;
  };
  const isUse = ({ does }: Deed): boolean => USES.includes(does);
  for (const o of snapshot.options.filter(isUse)) of(cardIn(o.say.args.card)).open.set(termIn(o.say.args.half), o);
  for (const r of snapshot.refused.filter(isUse)) of(cardIn(r.say.args.card)).barred.set(termIn(r.say.args.half), r.reasons);
  const { lead } = snapshot.position.players[snapshot.seat];
  // The leading card stands first, as it lies on the table; one that is used up comes last.
  const cards = [...uses.keys()].sort(
    (a, b) => Number(uses.get(a)?.open.size === 0) - Number(uses.get(b)?.open.size === 0) || Number(b === lead) - Number(a === lead),
  );
  return (
    <HandRow
      label={t.yourCards}
      // Where there is room the halves lie open as the buttons they are.
      {...(narrow ? { head: <p className="small lines-135 gh-bar-text soft">{t.playHalf}</p> } : {})}
      cards={cards.map((def, n) => {
        const u = of(def);
        const card =
          u.open.size === 0 ? (
            <UsedCard key={def} def={def} uses={u} />
          ) : (
            <article
              key={def}
              className="raised grid lines-130 no-pad start full rounded gh-card tall"
              data-card={table.cards[def].face.id}
              aria-label={speech.card(def)}
            >
              <CardHead def={def} {...(def === lead ? { ribbon: t.leads } : {})} />
              <div className="grid gh-plays">
                {HALVES.map((half) => (
                  <PlayedHalf
                    key={half}
                    def={def}
                    half={half}
                    uses={u}
                    board={board}
                    first={n === 0 && half === (u.open.has('half.top') ? 'top' : 'bottom')}
                  />
                ))}
              </div>
            </article>
          );
        return { key: def, card, wide: true };
      })}
    />
  );
}
