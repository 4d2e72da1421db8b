/** On a button: what its answer settles for good, so that nobody learns it afterwards. */
import type { Option } from '@escarmouche/engine/core';
import type { Speech } from './contract.ts';
import { useScene } from './scene.ts';

/** The lines of an option on its button; nothing where nothing is settled. */
export function Settles({ option }: { option: Option | undefined }) {
  const { speech } = useScene();
  return option?.settles?.map(({ kind, say }) => (
    <span key={say.key} className={`block small lines-130 settles settles-${kind}`}>
      {speech.option(say)}
    </span>
  ));
}

/** The same for the ear, behind a button's own name. */
export function settledAloud(option: Option, speech: Speech): string {
  return (option.settles ?? []).map(({ say }) => `. ${speech.option(say)}`).join('');
}

/** For the button itself: the kinds of what it settles, for style sheets, tests and where the focus goes by itself. */
export function settlesOf(option: Option | undefined): { readonly 'data-settles'?: string } {
  return option?.settles === undefined ? {} : { 'data-settles': option.settles.map((x) => x.kind).join(' ') };
}
