export type { Paragraph } from '../../../core/index.ts';
