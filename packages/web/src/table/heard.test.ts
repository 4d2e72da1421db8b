import { expect, it } from 'vitest';
import { heard } from './heard.ts';

it('is what happened, and then what is asked', () => {
  expect(heard(['Gorm moves.', 'Gorm attacks Anna.'], 'What does Anna do?')).toBe('Gorm moves. Gorm attacks Anna. What does Anna do?');
  expect(heard(['Gorm moves.'], '')).toBe('Gorm moves.');
});

it('is said once where the question says it as well', () => {
  expect(heard(['Gorm moves.', 'Gorm attacks Anna.'], 'Gorm attacks Anna. React?')).toBe('Gorm moves. Gorm attacks Anna. React?');
});
