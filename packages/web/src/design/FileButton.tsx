import { FolderOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  label: string;
  /** Endings and types of files that are offered first. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that opens a file of one's own; the same one can be opened again after it was mended. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<FolderOpen size={18} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(e) => {
          const file = e.currentTarget.files?.[0];
          // Emptied, so that the same file can be chosen again once it is mended.
          e.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}

/** Takes a file that is dropped anywhere on the page, and says so while one hovers over it. */
export function FileDrop({ text, onFile }: { text: string; onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const hear = useRef(onFile);
  useEffect(() => {
    hear.current = onFile;
  });
  useEffect(() => {
    let depth = 0;
    const heard = new AbortController();
    const listen = (what: 'dragenter' | 'dragleave' | 'dragover' | 'drop', then: (e: DragEvent) => void): void =>
      addEventListener(what, (e) => e.dataTransfer?.types.includes('Files') === true && then(e), { signal: heard.signal });
    listen('dragenter', () => depth++ === 0 && setOver(true));
    listen('dragleave', () => depth > 0 && --depth === 0 && setOver(false));
    listen('dragover', (e) => e.preventDefault());
    listen('drop', (e) => {
      depth = 0;
      setOver(false);
      e.preventDefault();
      const file = e.dataTransfer?.files[0];
      if (file !== undefined) hear.current(file);
    });
    return () => heard.abort();
  }, []);
  return (
    over && (
      <div className="middle grid untouched drop" aria-hidden="true">
        <p>{text}</p>
      </div>
    )
  );
}
