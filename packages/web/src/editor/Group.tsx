/** What stands around several boxes of a form, and what every box is handed. */
import type { Form, NotationPath } from '@escarmouche/engine/core';
import type { ReactNode } from 'react';

/** By which lines a box is described, and whether what it says is wrong. */
interface Told {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface LeafProps {
  readonly form: Form;
  readonly path: NotationPath;
  readonly label: string;
  readonly told: Told;
}

/** Boxes that belong together. */
export function Group({ label, told, children }: { label: string; told?: Told; children: ReactNode }) {
  return (
    <fieldset className="pile-1 one-column no-pad no-edge may-shrink" aria-describedby={told?.['aria-describedby']}>
      <legend className="field-label">{label}</legend>
      {children}
    </fieldset>
  );
}
