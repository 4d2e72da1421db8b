/** The parts every screen is made of. Style sheets: `tokens.css` (what colours, sizes and spaces are called), `base.css`, `controls.css`, `components.css`, `kit.css` (what one class says). */
export { Button, ButtonLink } from './Button.tsx';
export { RadioCards } from './Choice.tsx';
export { Dialog } from './Dialog.tsx';
export { Disclosure } from './Disclosure.tsx';
export { Field, NumberField, Select } from './Field.tsx';
export { FileButton, FileDrop } from './FileButton.tsx';
export { Section, SideMark, Wordmark } from './Mark.tsx';
export { Notices } from './Notices.tsx';
export { LinkedText, ParagraphText, RuleDialog } from './RuleDialog.tsx';
export { RuleRef } from './RuleRef.tsx';
export { PickLine, Tick } from './Tick.tsx';
export { Tips } from './Tips.tsx';
