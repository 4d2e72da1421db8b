import { CONFRONTATION_OWN, LOCATIONS, type OwnTable, ROWS } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { drawnRows } from './RowsField.tsx';

const { rows } = CONFRONTATION_OWN.kinds.wounds.blank as OwnTable;
const [first] = ROWS;

describe('the rows of a wound table', () => {
  it('are drawn as they are written', () => {
    expect(drawnRows(rows)).toEqual(rows);
  });

  it.each([null, 7, [], { [first]: null }, { [first]: LOCATIONS.map(() => null) }, { [first]: LOCATIONS.map(() => ({ result: null })) }])(
    'are as in the game where they are none: %j',
    (value) => {
      expect(drawnRows(value)[first]).toEqual(LOCATIONS.map(() => 'unknown'));
    },
  );
});
