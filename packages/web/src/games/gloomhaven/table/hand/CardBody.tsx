/** Ability cards to read: their number, their name, both halves in words and signs. */
import { type CardFace, ELEMENTS, type ElementId, type Half } from '@escarmouche/engine/gloomhaven';
import { wordsFor } from '@escarmouche/words/gloomhaven';
import { Flame, Infinity as InfinitySign, Moon, Mountain, RotateCw, Snowflake, Star, Sun, Wind, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettings } from '../../../../settings/store.ts';
import { useScene } from '../scene.ts';
import { type HandTexts, useHandStrings } from './strings.ts';

const ELEMENT_SIGNS = { fire: Flame, ice: Snowflake, air: Wind, earth: Mountain, light: Sun, dark: Moon };

/** The sign of an element; a name must stand beside it. */
export function ElementSign({ of, size = 14 }: { of: ElementId; size?: number }) {
  const Sign = ELEMENT_SIGNS[of];
  return <Sign size={size} aria-hidden="true" />;
}

/** A sign beside the text of a half, which says the same in words. */
interface Mark {
  readonly key: string;
  readonly sign: ReactNode;
  readonly text: string;
  readonly number?: number;
}

/** What a half shows by signs beside its text. */
function marksOf(half: Half, t: HandTexts): Mark[] {
  const made = ELEMENTS.filter((e) => half.abilities.some((a) => a.do === 'element' && a.of === e));
  return [
    ...(half.xp === undefined ? [] : [{ key: 'xp', sign: <Star size={12} />, text: t.marks.xp(half.xp), number: half.xp }]),
    ...made.map((e) => ({ key: e, sign: <ElementSign of={e} size={13} />, text: t.element[e] })),
    ...(half.stays === undefined
      ? []
      : [
          {
            key: half.stays,
            sign: half.stays === 'round' ? <RotateCw size={12} /> : <InfinitySign size={14} />,
            text: t.marks[half.stays],
          },
        ]),
    ...(half.lost === undefined
      ? []
      : [{ key: 'lost', sign: <X size={13} />, text: half.lost === true ? t.marks.lost : t.marks['for-good'] }]),
  ];
}

/** A half: its text (of a card of a situation's own what its lines do), and the signs that say the same for the eye. */
export function HalfBody({ face, half }: { face: CardFace; half: 'top' | 'bottom' }) {
  const words = wordsFor(useSettings().lang);
  const t = useHandStrings();
  const marks = marksOf(face[half], t);
  return (
    <span className="grid small gap-x-2 first-wide gh-half-body">
      <span className="hidden-visually">{t.half[half]}</span>
      {marks.length > 0 && (
        <span className="bar soft sans tiny gap-2 gh-marks" aria-hidden="true">
          {marks.map((m) => (
            <span key={m.key} className="middle inline-flex gh-mark" title={m.text}>
              {m.sign}
              {m.number}
            </span>
          ))}
        </span>
      )}
      <span className="gh-half-text">{face.text === undefined ? words.halfLine(face[half]) : words.name(face.text[half])}</span>
    </span>
  );
}

/** The head of a card: its initiative and its name. */
export function FaceHead({ face: { initiative, names }, ribbon }: { face: CardFace; ribbon?: string }) {
  const words = wordsFor(useSettings().lang);
  const t = useHandStrings();
  return (
    <span className="pile-2 middle ruled gh-card-head">
      <span className="small bold lines-130 centred gh-card-init num">
        <span className="hidden-visually">{t.initiative(initiative)} </span>
        <span aria-hidden="true">{String(initiative).padStart(2, '0')}</span>
      </span>
      <span className="semibold gh-card-name">{words.name(names)}</span>
      {ribbon !== undefined && <span className="washed accent sans tiny bold pad-x-2 gh-card-ribbon">{ribbon}</span>}
    </span>
  );
}

/** The head of a card of the table. */
export function CardHead({ def, ribbon }: { def: number; ribbon?: string }) {
  const { table } = useScene();
  return <FaceHead face={table.cards[def].face} {...(ribbon === undefined ? {} : { ribbon })} />;
}

/** A whole card, without anything to press in it: it can stand in a button. */
export function CardBody({ def, ribbon }: { def: number; ribbon?: string }) {
  const { table } = useScene();
  const { face } = table.cards[def];
  return (
    <>
      <CardHead def={def} {...(ribbon === undefined ? {} : { ribbon })} />
      <HalfBody face={face} half="top" />
      <HalfBody face={face} half="bottom" />
    </>
  );
}
