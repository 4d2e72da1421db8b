import '../table/hand/hand.css';
import { type CardFace, findClass } from '@escarmouche/engine/gloomhaven';
import { useId } from 'react';
import { Button, Disclosure, RuleRef } from '../../../design/index.ts';
import { FaceHead, HalfBody } from '../table/hand/CardBody.tsx';
import { type DraftCharacter, isUsualHand, poolOf, usualHand } from './draft.ts';
import { useSetupStrings } from './strings.ts';

interface HandProps {
  /** Whose hand it is. */
  name: string;
  character: DraftCharacter;
  onChange: (cards: readonly string[]) => void;
}

/** The hand of a character: every card it may choose from, to read and to tick. What breaks a rule is said below, not prevented. */
export function HandChoice({ name, character, onChange }: HandProps) {
  const t = useSetupStrings();
  const { class: id, hands } = character;
  const hand = hands[id];
  const size = findClass(id)?.hand ?? 0;
  const usual = isUsualHand(character);
  return (
    <Disclosure
      summary={
        <>
          {t.hand}
          <span className="hidden-visually">{` (${name})`}</span>
        </>
      }
      aside={usual ? t.handUsual : <span className="num">{t.handOf(hand.length, size)}</span>}
    >
      <p className="row small apart gap-under-3 gset-part-head">
        <span>
          {t.handText(size)} <RuleRef id="gh:turn.1" />
        </span>
        <strong className="num" role="status">
          {t.handOf(hand.length, size)}
        </strong>
        <Button disabled={usual} onClick={() => onChange(usualHand(id))}>
          {t.usualHand}
        </Button>
      </p>
      <fieldset>
        <legend className="hidden-visually">{t.cardsOf(name)}</legend>
        <ul className="pile-2 gset-cards">
          {poolOf(id).map((face) => (
            <li key={face.id}>
              <CardTick
                face={face}
                ticked={hand.includes(face.id)}
                onTick={(on) => onChange(on ? [...hand, face.id] : hand.filter((card) => card !== face.id))}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </Disclosure>
  );
}

function CardTick({ face, ticked, onTick }: { face: CardFace; ticked: boolean; onTick: (on: boolean) => void }) {
  const id = useId();
  return (
    <label className="raised grid lines-130 no-pad start full rounded gh-card packed pressable choosable gset-card">
      <span className="middle ruled grid gset-card-head">
        <input
          type="checkbox"
          checked={ticked}
          aria-labelledby={`${id}-head`}
          aria-describedby={`${id}-text`}
          onChange={(e) => onTick(e.currentTarget.checked)}
        />
        <span id={`${id}-head`}>
          <FaceHead face={face} {...(face.level === 'X' ? { ribbon: 'X' } : {})} />
        </span>
      </span>
      <span id={`${id}-text`}>
        <HalfBody face={face} half="top" />
        <HalfBody face={face} half="bottom" />
      </span>
    </label>
  );
}
