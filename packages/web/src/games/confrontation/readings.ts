/** What each reading was measured to be worth, and the positions where they part: a chunk of its own, loaded with the options. */
import { measured } from '../../setup/measured.ts';

export const readings = measured(
  import.meta.glob('../../../../../docs/readings/confrontation.json', { import: 'default', eager: true }),
  import.meta.glob('../../../../../docs/readings/confrontation/*.yaml', { query: '?raw', import: 'default', eager: true }),
);
