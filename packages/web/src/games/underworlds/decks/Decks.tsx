import { tamed } from '@escarmouche/engine/core';
import './decks.css';
import { type CardFace, DECKS, type DeckSetup, findCard, WARBAND_NAMES, WARBANDS, type WarbandId } from '@escarmouche/engine/underworlds';
import { Copy, FileInput, FileOutput, Pencil, Play, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../app/notices.ts';
import { useStrings } from '../../../app/strings/index.ts';
import { Button, Dialog, RadioCards, Select } from '../../../design/index.ts';
import { useWords } from '../setup/strings.ts';
import { Broken } from './Broken.tsx';
import { CardList } from './CardList.tsx';
import { CardDialog, CardText } from './CardText.tsx';
import { DeckList } from './DeckList.tsx';
import { dropDeck, freeName, freshId, keepDeck, LONGEST_NAME, type OwnDeck, useKept } from './kept.ts';
import { RenameDialog } from './Rename.tsx';
import { useDeckStrings } from './strings.ts';
import { ExportDialog, ImportDialog } from './Transfer.tsx';

type Window = 'import' | 'export' | 'rename' | 'remove' | null;

/** The deck of this id that a warband may play with, ready-made or one's own; its ready-made one where there is none. */
function deckOf(
  warband: WarbandId,
  id: string,
  own: readonly OwnDeck[],
): { readonly own: OwnDeck | null; readonly id: string; readonly deck: DeckSetup } {
  const mine = own.find((d) => d.id === id && d.warband === warband);
  if (mine !== undefined) return { own: mine, id, deck: mine };
  const ready = DECKS.find((d) => d.warband === warband);
  return { own: null, id: ready?.id ?? '', deck: ready ?? { objectives: [], power: [] } };
}

interface DecksProps {
  warband: WarbandId;
  deck: string;
  /** Goes back to the match, to be played with this deck. */
  onPlay: (warband: WarbandId, deck: string) => void;
}

/** Building decks: one deck at a time, kept as it is changed. What breaks a rule is said, not prevented. */
export default function Decks({ warband: first, deck: firstDeck, onPlay }: DecksProps) {
  const t = useDeckStrings();
  const words = useWords();
  const { decks: all, broken } = useKept();
  const [warband, setWarband] = useState(first);
  const [chosen, setChosen] = useState(firstDeck);
  const [part, setPart] = useState<'cards' | 'deck'>('cards');
  const [shown, setShown] = useState<CardFace | null>(null);
  const [read, setRead] = useState<CardFace | null>(null);
  const [window, setWindow] = useState<Window>(null);
  const { own, id, deck } = deckOf(warband, chosen, all);
  const ready = DECKS.find((d) => d.warband === warband);
  const name = own !== null ? tamed(own.name) : ready === undefined ? '' : words.name(ready.names);
  const mine = all.filter((d) => d.warband === warband);

  const make = (wanted: string, from: DeckSetup): void => {
    const fresh: OwnDeck = {
      id: freshId(all),
      name: freeName(wanted, warband, all),
      warband,
      objectives: [...from.objectives],
      power: [...from.power],
    };
    keepDeck(fresh);
    setChosen(fresh.id);
    setWindow(null);
    notify('decks', t.made(fresh.name));
  };
  const change = (patch: Partial<OwnDeck>): void => {
    if (own !== null) keepDeck({ ...own, ...patch });
  };
  const toggle = (face: CardFace, on: boolean): void => {
    const pile = face.kind === 'objective' ? 'objectives' : 'power';
    change({ [pile]: on ? [...deck[pile], face.id] : deck[pile].filter((c) => findCard(c)?.names.en !== face.names.en) });
  };

  return (
    <div className="pile-4 one-column">
      <p className="prose">{t.lead}</p>
      {broken.length > 0 && <Broken texts={broken} />}
      <div className="pile-3 low wdeck-choose">
        <Select
          label={t.warband}
          value={warband}
          options={WARBANDS.map((w) => ({ value: w, text: words.name(WARBAND_NAMES[w]) }))}
          onChange={setWarband}
        />
        <Select
          label={t.deck}
          value={id}
          options={[
            ...(ready === undefined ? [] : [{ value: ready.id, text: t.ready(words.name(ready.names)) }]),
            ...mine.map((d) => ({ value: d.id, text: tamed(d.name) })),
          ]}
          onChange={setChosen}
        />
        <Button icon={<Plus size={16} />} onClick={() => make(t.newName, { objectives: [], power: [] })}>
          {t.make}
        </Button>
        <Button icon={<FileInput size={16} />} onClick={() => setWindow('import')}>
          {t.import}
        </Button>
      </div>
      <Head own={own} name={name} onPlay={() => onPlay(warband, id)} onOpen={setWindow} onCopy={(wanted) => make(wanted, deck)} />
      <div className="wdeck-part">
        <RadioCards
          look="inline"
          legend={t.part}
          legendHidden
          value={part}
          options={[
            { value: 'cards', title: t.allCards },
            { value: 'deck', title: `${t.inDeck} (${deck.objectives.length + deck.power.length})` },
          ]}
          onChange={setPart}
        />
      </div>
      <div className={`at-top grid gap-5 wdeck-table wdeck-shows-${part}`}>
        <section className="pile-3 packed one-column wdeck-cards" aria-label={t.cards}>
          <CardList
            key={warband}
            warband={warband}
            taken={new Set([...deck.objectives, ...deck.power].flatMap((c) => findCard(c)?.names.en ?? []))}
            fixed={own === null}
            onToggle={toggle}
            onPoint={setShown}
            onRead={setRead}
          />
        </section>
        <section className="pile-3 packed one-column wdeck-deck" aria-label={t.inDeck}>
          <DeckList
            warband={warband}
            deck={deck}
            fixed={own === null}
            onTake={(pile, at) => change({ [pile]: deck[pile].filter((_, i) => i !== at) })}
            onPoint={setShown}
            onRead={setRead}
          />
        </section>
        <Shown face={shown} />
      </div>
      {read !== null && <CardDialog face={read} onClose={() => setRead(null)} />}
      {window !== null && (
        <Windows
          window={window}
          warband={warband}
          own={own}
          deck={deck}
          name={name}
          others={mine}
          onClose={() => setWindow(null)}
          onMake={make}
          onName={(fresh) => change({ name: fresh })}
        />
      )}
    </div>
  );
}

interface HeadProps {
  /** The deck, where it is one's own: a ready-made one is copied to be changed. */
  readonly own: OwnDeck | null;
  readonly name: string;
  onPlay(): void;
  onOpen(window: Window): void;
  /** A new deck with the same cards, under this name or one like it. */
  onCopy(name: string): void;
}

/** What the deck is called, and all that can be done with it as a whole. */
function Head({ own, name, onPlay, onOpen, onCopy }: HeadProps) {
  const t = useDeckStrings();
  return (
    <div className="row gap-2-5 apart edged-over wdeck-head">
      <h2>{name}</h2>
      <div className="row gap-2">
        <Button icon={<Play size={16} />} data-play onClick={onPlay}>
          {t.play}
        </Button>
        {own === null ? (
          <Button icon={<Copy size={16} />} onClick={() => onCopy(t.copyName(name))}>
            {t.copyToEdit}
          </Button>
        ) : (
          <>
            <Button icon={<Pencil size={16} />} onClick={() => onOpen('rename')}>
              {t.rename}
            </Button>
            <Button icon={<Copy size={16} />} onClick={() => onCopy(name)}>
              {t.copy}
            </Button>
            <Button icon={<Trash2 size={16} />} onClick={() => onOpen('remove')}>
              {t.remove}
            </Button>
          </>
        )}
        <Button icon={<FileOutput size={16} />} onClick={() => onOpen('export')}>
          {t.export}
        </Button>
      </div>
      {own === null && <p className="field-hint">{t.readOnly}</p>}
    </div>
  );
}

/** The card pointed at last, whole, so that cards can be compared without opening each. */
function Shown({ face }: { readonly face: CardFace | null }) {
  const t = useDeckStrings();
  const words = useWords();
  return (
    <aside className="framed pile-2 wdeck-shown" aria-label={t.shownCard}>
      {face === null ? (
        <p className="small soft">{t.shownNone}</p>
      ) : (
        <>
          <p className="large semibold lines-120">{words.name(face.names)}</p>
          <CardText face={face} />
        </>
      )}
    </aside>
  );
}

interface WindowsProps {
  readonly window: Window;
  readonly warband: WarbandId;
  readonly own: OwnDeck | null;
  readonly deck: DeckSetup;
  readonly name: string;
  /** Decks of the same warband: no two are called the same. */
  readonly others: readonly OwnDeck[];
  onClose(): void;
  /** A new deck, which takes the place of the window. */
  onMake(name: string, from: DeckSetup): void;
  onName(name: string): void;
}

/** The window that is open over the decks: one to take a deck in or out, to call it otherwise, or to ask before it is thrown away. */
function Windows({ window, warband, own, deck, name, others, onClose, onMake, onName }: WindowsProps) {
  const t = useDeckStrings();
  const common = useStrings().common;
  return (
    <>
      {window === 'import' && (
        <ImportDialog
          warband={warband}
          onClose={onClose}
          onDeck={(fresh, file) => onMake((file ?? '').slice(0, LONGEST_NAME) || t.newName, fresh)}
        />
      )}
      {window === 'export' && <ExportDialog deck={deck} name={name} onClose={onClose} />}
      {window === 'rename' && own !== null && (
        <RenameDialog
          deck={own}
          others={others}
          onClose={onClose}
          onName={(fresh) => {
            onName(fresh);
            onClose();
          }}
        />
      )}
      {window === 'remove' && own !== null && (
        <Dialog
          width="narrow"
          title={t.removeAsk}
          onClose={onClose}
          foot={
            <>
              <Button onClick={onClose}>{common.cancel}</Button>
              <Button
                kind="primary"
                onClick={() => {
                  onClose();
                  dropDeck(own.id);
                  notify('decks', t.removed(own.name));
                }}
              >
                {t.remove}
              </Button>
            </>
          }
        >
          <p>{t.removeText(tamed(own.name))}</p>
        </Dialog>
      )}
    </>
  );
}
