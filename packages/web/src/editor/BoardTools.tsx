/** Over the forms of a position: what the next press on its board does, and another position to begin with. */
import { RuleRef, Select } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import type { Choosing, EditorTools } from '../table/contract.ts';
import { AWAY, type Composing, HAND } from './composing.ts';
import { Picked } from './Leaves.tsx';
import { useEditorTexts } from './strings.ts';

interface BoardToolsProps {
  readonly composing: Composing;
  /** What the game has for its editor besides. */
  readonly own: EditorTools<Choosing> | null;
}

/** What the next press on the board does; what to do then, or why the last one did nothing. */
export function BoardTools({ composing, own }: BoardToolsProps) {
  const t = useEditorTexts();
  const { lang } = useSettings();
  const { hand, setHand, pieces, piece, ownPiece, chosen, barred, between, setBetween } = composing;
  const hint = (): string => {
    if (barred !== null) return barred.line(lang);
    if (hand === AWAY) return t.awayHint;
    if (between !== null) return t.betweenHint(between);
    if ((piece ?? ownPiece) !== undefined) return t.putHint;
    if (chosen === null) return t.handHint;
    return own?.settle === undefined ? t.heldHint : `${t.heldHint} ${t.nudgeHint}`;
  };
  return (
    <>
      <Select
        label={t.piece}
        value={piece === undefined && ownPiece === undefined && hand !== AWAY ? HAND : hand}
        onChange={(next) => {
          setHand(next);
          setBetween(null);
        }}
        options={[
          { value: HAND, text: t.hand },
          { value: AWAY, text: t.away },
          ...pieces.map((p) => ({ value: p.key, text: p.text })),
          ...(own?.pieces ?? []).map((p) => ({ value: p.id, text: p.title(lang) })),
        ]}
      />
      <p className="small soft" role="status">
        {hint()} {barred !== null && <RuleRef id={barred.rule} />}
      </p>
    </>
  );
}

interface BeginAnewProps {
  /** What is picked in the list and not begun with yet: held by the owner, since a new table begins this anew. */
  readonly picked: string;
  onPick(which: string): void;
  onBegin(which: 'fewest' | 'sample' | 'ruling'): void;
}

/** Begins with another position: the fewest pieces, a sample, or that of a ruling. */
export function BeginAnew({ picked, onPick, onBegin }: BeginAnewProps) {
  const t = useEditorTexts();
  return (
    <Picked
      label={t.begin}
      value={picked}
      onChange={onPick}
      act={t.beginNow}
      onAct={(which) => onBegin(which as 'fewest' | 'sample' | 'ruling')}
      options={[
        { value: 'fewest', text: t.fewest },
        { value: 'sample', text: t.sample },
        { value: 'ruling', text: t.ruling },
      ]}
    />
  );
}
