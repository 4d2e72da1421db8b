import { CLASSES, findClass } from '@escarmouche/engine/gloomhaven';
import { RadioCards } from '../../../design/index.ts';
import type { DraftFault } from '../../../setup/draft.ts';
import { FaultList } from '../../../setup/FaultList.tsx';
import { PlayedBy, SideFrame } from '../../../setup/SideFrame.tsx';
import type { DraftCharacter } from './draft.ts';
import { HandChoice } from './HandChoice.tsx';
import { ModifierDeck } from './ModifierDeck.tsx';
import { useSetupStrings, useWords } from './strings.ts';

interface CharacterProps {
  seat: number;
  /** What it is called at the table. */
  name: string;
  character: DraftCharacter;
  faults: readonly DraftFault[];
  onChange: (patch: Partial<DraftCharacter>) => void;
  onHand: (cards: readonly string[]) => void;
}

/** One character: who plays it, its class, its hand, its modifier deck. */
export function CharacterSide({ seat, name, character, faults, onChange, onHand }: CharacterProps) {
  const t = useSetupStrings();
  const words = useWords();
  return (
    <SideFrame seat={seat} title={t.character(seat + 1)}>
      <PlayedBy game="gloomhaven" partner value={character.player} onChange={(player) => onChange({ player })} />
      <RadioCards
        legend={t.class}
        rule="gh:scenario.2"
        value={character.class}
        options={CLASSES.flatMap((id) => {
          const face = findClass(id);
          return face === undefined ? [] : [{ value: id, title: words.name(face.names), text: t.classLine(face.hand, face.hp) }];
        })}
        onChange={(id) => onChange({ class: id })}
      />
      <div>
        <HandChoice name={name} character={character} onChange={onHand} />
        <ModifierDeck name={name} deck={character.modifiers} onChange={(modifiers) => onChange({ modifiers })} />
      </div>
      <FaultList faults={faults} words={words.fault} />
    </SideFrame>
  );
}
