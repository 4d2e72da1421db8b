import { findCard, findCharacter } from '@escarmouche/engine/wow';
import { useStrings } from '../app/strings/index.ts';
import { Dialog } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { cardLine, classLine, useWording } from './wording.ts';

/** The numbers of a figure on one line. */
export function Stats({
  of,
}: {
  of: { readonly health: number; readonly armor: number; readonly resist: number; readonly honor?: number };
}) {
  const t = useStrings().setup.stats;
  const shown = [
    [t.health, of.health],
    [t.armor, of.armor],
    [t.resist, of.resist],
    ...(of.honor === undefined ? [] : [[t.honor, of.honor] as const]),
  ] as const;
  return (
    <dl className="stats num">
      {shown.map(([name, n]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A character's card. */
export function CharacterSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { lang } = useSettings();
  const wording = useWording();
  const c = findCharacter(id);
  if (c === undefined) return null;
  return (
    <Dialog title={c.names[lang]} onClose={onClose} width="narrow">
      <div className="stack">
        <p className="soft">{classLine(c, lang)}</p>
        <Stats of={c} />
        {wording.character(c).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Dialog>
  );
}

/** An Action Bar card. */
export function CardSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { lang } = useSettings();
  const wording = useWording();
  const card = findCard(id);
  if (card === undefined) return null;
  return (
    <Dialog title={card.names[lang]} onClose={onClose} width="narrow">
      <div className="stack">
        <p className="soft">{cardLine(card, lang)}</p>
        {wording.card(card).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {card.pet !== undefined && <Stats of={card.pet} />}
        {card.totem !== undefined && <Stats of={card.totem} />}
      </div>
    </Dialog>
  );
}
