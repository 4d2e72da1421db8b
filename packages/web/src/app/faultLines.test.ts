import { describe, expect, it } from 'vitest';
import { shortLines } from './faultLines.ts';

describe('faults at the foot of the page', () => {
  it('keep a line each, without the full stop of the last', () => {
    expect(shortLines('line 1: expected a figure, found nothing\nline 2:  No card is called “x”.', 'en')).toBe(
      'line 1: expected a figure, found nothing\nline 2: No card is called “x”',
    );
  });

  it('are cut where they are many or long', () => {
    const many = Array.from({ length: 9 }, (_, i) => `line ${i}`).join('\n');
    expect(shortLines(many, 'en').split('\n')).toEqual(['line 0', 'line 1', 'line 2', 'line 3', 'line 4', 'line 5', 'and 3 more']);
    expect(shortLines(many, 'fr')).toMatch(/et 3 autres$/);
    expect(shortLines('x'.repeat(1000), 'en')).toHaveLength(300);
  });
});
