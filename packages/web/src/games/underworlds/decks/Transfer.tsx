/** Decks as text: read from what is pasted or from a file, written to be copied or saved. */
import { type DeckSetup, deckToText, type ReadDeck, type WarbandId } from '@escarmouche/engine/underworlds';
import { Copy, Download } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { notify } from '../../../app/notices.ts';
import { isCancelled, read, textOf } from '../../../app/reading.ts';
import { Button, Dialog, FileButton } from '../../../design/index.ts';
import { linesOf } from '../../../home/openFile.ts';
import { download } from '../../../match/files.ts';
import { settings, useSettings } from '../../../settings/store.ts';
import { useWords } from '../setup/strings.ts';
import { useDeckStrings } from './strings.ts';

/** A deck has some forty lines; whoever pastes a novel is told about its first lines only. */
const LONGEST = 20_000;
const SHOWN = 8;

interface ImportProps {
  warband: WarbandId;
  onClose: () => void;
  /** Keeps the cards that were read; `name` is the file's, where it was one. */
  onDeck: (deck: DeckSetup, name: string | null) => void;
}

/** A text as a deck, with the text that it was read from. */
interface Found extends ReadDeck {
  readonly text: string;
}

const NOTHING: Found = { text: '', deck: { objectives: [], power: [] }, problems: [] };

/** What a text says, read beside the page; what was read last, as long as it is still being read. */
function useDeckIn(text: string, name: string, warband: WarbandId): Found {
  const [found, setFound] = useState<Found>(NOTHING);
  useEffect(() => {
    let stale = false;
    read('deck', text, name, { about: warband }).then(
      (deck) => {
        if (!stale) setFound({ ...deck, text });
      },
      async (error: unknown) => {
        if (stale || isCancelled(error)) return;
        const why = await linesOf(error);
        notify('file', (s) => s.notices.badFile(name, why[settings.get().lang]), 'bad');
      },
    );
    return () => {
      stale = true;
    };
  }, [text, name, warband]);
  return found;
}

/** Reading a deck: what cannot be read is said line by line before anything is kept. */
export function ImportDialog({ warband, onClose, onDeck }: ImportProps) {
  const t = useDeckStrings();
  const words = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [name, setName] = useState<string | null>(null);
  const [bad, setBad] = useState('');
  const found = useDeckIn(text, name ?? t.deck, warband);
  const { deck, problems } = found;
  const cards = found.text === text ? deck.objectives.length + deck.power.length : 0;
  const open = async (file: File): Promise<void> => {
    const content = file.size > LONGEST ? '' : await textOf(file).catch(() => '');
    // What is no text has characters that no text has.
    if (content === '' || content.includes('\u0000') || content.includes('\ufffd')) {
      setBad(t.badFile(file.name));
      return;
    }
    setBad('');
    setName(file.name.replace(/\.[^.]*$/, ''));
    setText(content);
  };
  return (
    <Dialog
      title={t.import}
      onClose={onClose}
      foot={
        <Button kind="primary" disabled={cards === 0} onClick={() => onDeck(deck, name)}>
          {problems.length === 0 ? t.takeOver : t.takeOverRest}
        </Button>
      }
    >
      <div className="stack">
        <div className="field">
          <label htmlFor={id} className="field-label">
            {t.paste}
          </label>
          <textarea
            id={id}
            className="field-box block sans lines-140 wdeck-text"
            rows={12}
            maxLength={LONGEST}
            spellCheck={false}
            value={text}
            aria-invalid={problems.length > 0}
            aria-describedby={`${id}-said`}
            onChange={(e) => setText(e.currentTarget.value)}
          />
        </div>
        <div>
          <FileButton label={t.file} accept=".txt,text/plain" onFile={(file) => void open(file)} />
        </div>
        <div id={`${id}-said`} role="status" className="wdeck-problems">
          {bad !== '' && <p className="field-fault">{bad}</p>}
          {problems.length > 0 && (
            <>
              <p>{t.badLines(problems.length)}</p>
              <ul>
                {problems.slice(0, SHOWN).map((p) => (
                  <li key={p.line}>{words.fault(p.say)}</li>
                ))}
                {problems.length > SHOWN && <li aria-hidden="true">…</li>}
              </ul>
            </>
          )}
          {found.text.trim() !== '' && <p>{t.readSo(deck.objectives.length, deck.power.length)}</p>}
        </div>
      </div>
    </Dialog>
  );
}

/** A deck as text in the person's language. */
export function ExportDialog({ deck, name, onClose }: { deck: DeckSetup; name: string; onClose: () => void }) {
  const t = useDeckStrings();
  const { lang } = useSettings();
  const box = useRef<HTMLTextAreaElement>(null);
  const text = deckToText(deck, lang);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify('decks', t.copied);
    } catch {
      box.current?.select();
      notify('decks', t.notCopied, 'bad');
    }
  };
  return (
    <Dialog
      title={t.exportTitle(name)}
      onClose={onClose}
      foot={
        <>
          <Button icon={<Copy size={16} />} onClick={() => void copy()}>
            {t.toClipboard}
          </Button>
          <Button icon={<Download size={16} />} onClick={() => download(`${fileName(name)}.txt`, text, 'text/plain')}>
            {t.download}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t.exportText}</p>
        <textarea
          ref={box}
          className="field-box block sans lines-140 wdeck-text"
          rows={16}
          readOnly
          spellCheck={false}
          aria-label={name}
          value={text}
        />
      </div>
    </Dialog>
  );
}

/** A name that any system takes for a file. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'deck';
}
