import type { Ability, Card, Character } from '@escarmouche/engine/wow';
import { fine } from '../../../app/strings/index.ts';
import { Dialog } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { classLine, useSetupStrings, useWords } from './strings.ts';

/** The numbers of a figure on one line. */
export function Stats({
  of,
}: {
  of: { readonly health: number; readonly armor: number; readonly resist: number; readonly honor?: number };
}) {
  const words = useWords();
  const shown = (['health', 'armor', 'resist', 'honor'] as const).flatMap((stat) =>
    of[stat] === undefined ? [] : [[words.term(stat), of[stat]] as const],
  );
  return (
    <dl className="flex gap-3 lines-120 roster-stats num">
      {shown.map(([name, n]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One ability: its numbers on a line, then what it does. */
function AbilityText({ title, ability }: { title?: string; ability: Ability }) {
  const { line, text } = useWords().ability(ability);
  return (
    <div className="pile-1 ruled-over ability">
      {title !== undefined && <h3 className="caps">{title}</h3>}
      {line !== '' && <p className="num bold">{line}</p>}
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** A character's card. */
export function CharacterSheet({ of: c, onClose }: { of: Character | undefined; onClose: () => void }) {
  const t = useSetupStrings();
  const { lang } = useSettings();
  if (c === undefined) return null;
  return (
    <Dialog title={fine(c.names[lang], lang)} onClose={onClose} width="narrow">
      <div className="stack">
        <p className="soft">{classLine(c, lang)}</p>
        <Stats of={c} />
        <AbilityText title={t.mainAttack} ability={c.main} />
        {c.lower.map((ability, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: abilities have no name of their own, and never change places
          <AbilityText key={i} {...(ability.kind === 'ongoing' ? {} : { title: t.ability })} ability={ability} />
        ))}
      </div>
    </Dialog>
  );
}

/** An Action Bar card, with what it brings into play. */
export function CardSheet({ of: card, onClose }: { of: Card | undefined; onClose: () => void }) {
  const t = useSetupStrings();
  const words = useWords();
  if (card === undefined) return null;
  const face = words.cardFace(card);
  const brought = card.pet ?? card.totem;
  return (
    <Dialog title={face.name} onClose={onClose} width="narrow">
      <div className="stack">
        <p className="num">{face.line}</p>
        <p>{face.text}</p>
        <p className="soft">{t.heldBy(face.only)}</p>
        {brought !== undefined && <Stats of={brought} />}
        {card.pet !== undefined && <AbilityText title={t.mainAttack} ability={card.pet.main} />}
      </div>
    </Dialog>
  );
}
