import { type CardFace, type DeckSetup, deckProblems, findCard, type WarbandId } from '@escarmouche/engine/underworlds';
import { X } from 'lucide-react';
import { Button, RuleRef } from '../../../design/index.ts';
import { useWords } from '../setup/strings.ts';
import { headOf } from './filter.ts';
import { useDeckStrings } from './strings.ts';

interface DeckListProps {
  warband: WarbandId;
  deck: DeckSetup;
  fixed: boolean;
  /** Takes out one card, by the pile it lies in and its place there. */
  onTake: (pile: keyof DeckSetup, at: number) => void;
  onPoint: (face: CardFace) => void;
  onRead: (face: CardFace) => void;
}

/** A line of the deck: which pile, which place, which card if it is known. */
interface Line {
  readonly pile: keyof DeckSetup;
  readonly at: number;
  readonly id: string;
  readonly face: CardFace | undefined;
}

const HEADS = ['objective', 'gambit', 'upgrade', 'unknown'] as const;

/** The deck as it stands: how many of what, everything against it with its rule, and its cards. */
export function DeckList({ warband, deck, fixed, onTake, onPoint, onRead }: DeckListProps) {
  const t = useDeckStrings();
  const words = useWords();
  const problems = deckProblems({ warband, deck });
  const lines = (['objectives', 'power'] as const).flatMap((pile) =>
    deck[pile].map((id, at): Line => ({ pile, at, id, face: findCard(id) })),
  );
  const of = (head: (typeof HEADS)[number]): readonly Line[] =>
    lines.filter((l) => (l.face === undefined ? 'unknown' : headOf(l.face)) === head).sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const nameOf = ({ id, face }: Line): string => (face === undefined ? id : words.name(face.names));
  return (
    <>
      <ul className="flow bold num gap-x-4">
        <li>{t.counts.objectives(deck.objectives.length)}</li>
        <li>{t.counts.power(deck.power.length)}</li>
        <li>{t.counts.share(of('gambit').length, of('upgrade').length)}</li>
      </ul>
      <div className="wdeck-problems" role="status">
        {problems.length === 0 ? (
          <p className="good">{t.legal}</p>
        ) : (
          <>
            <p>{t.problems(problems.length)}</p>
            <ul>
              {problems.map((p) => (
                <li key={p.at + p.say.key + String(p.say.args.what)}>
                  {words.fault(p.say)} <RuleRef id={p.rule} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {HEADS.map((head) => {
        const here = of(head);
        if (head === 'unknown' && here.length === 0) return null;
        return (
          <section key={head} className="wdeck-pile">
            <h3 className="caps">
              {t.heads[head]} <span className="num">{here.length}</span>
            </h3>
            {here.length === 0 && <p className="small soft">{t.none}</p>}
            <ul>
              {here.map((line) => {
                const { face, pile, at } = line;
                const name = nameOf(line);
                return (
                  <li
                    key={`${pile} ${line.id} ${at}`}
                    className="bar ruled gap-2 apart wdeck-line"
                    onMouseEnter={() => face !== undefined && onPoint(face)}
                    onFocus={() => face !== undefined && onPoint(face)}
                  >
                    {face === undefined ? (
                      <code>{name}</code>
                    ) : (
                      <Button kind="quiet" className="serif no-pad start from-start wdeck-name" onClick={() => onRead(face)}>
                        {name}
                      </Button>
                    )}
                    {!fixed && (
                      <Button kind="quiet" iconOnly icon={<X size={16} />} onClick={() => onTake(pile, at)}>
                        {t.take(name)}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
}
