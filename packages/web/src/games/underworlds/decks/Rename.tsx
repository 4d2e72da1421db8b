import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Field } from '../../../design/index.ts';
import { LONGEST_NAME, type OwnDeck } from './kept.ts';
import { useDeckStrings } from './strings.ts';

interface RenameProps {
  deck: OwnDeck;
  /** The decks among which the name must be the only one of its kind. */
  others: readonly OwnDeck[];
  onClose: () => void;
  onName: (name: string) => void;
}

/** Another name for a deck. */
export function RenameDialog({ deck, others, onClose, onName }: RenameProps) {
  const t = useDeckStrings();
  const form = useId();
  const [name, setName] = useState(deck.name);
  const fresh = name.trim();
  const fault = fresh === '' ? t.nameless : others.some((d) => d.id !== deck.id && d.name === fresh) ? t.nameTaken : undefined;
  const keep = (e: FormEvent): void => {
    e.preventDefault();
    if (fault === undefined) onName(fresh);
  };
  return (
    <Dialog
      width="narrow"
      title={t.rename}
      onClose={onClose}
      foot={
        <Button kind="primary" type="submit" form={form} disabled={fault !== undefined}>
          {t.keepName}
        </Button>
      }
    >
      <form id={form} onSubmit={keep}>
        <Field label={t.name} value={name} maxLength={LONGEST_NAME} fault={fault} onChange={(e) => setName(e.currentTarget.value)} />
      </form>
    </Dialog>
  );
}
