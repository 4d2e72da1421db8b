import { ownView } from '@escarmouche/engine/core';
import { wow } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { readMatch } from './match.ts';
import { writeMatch } from './match-written.ts';
import { writeOwnView } from './own-view.ts';
import { playedMatch } from './samples.testing.ts';

const match = playedMatch(60);
const textFor = (seat: number): string => writeOwnView(ownView(wow, match.play as never, seat), [{ rule: 'wow:404.1', text: 'Moves' }]);

describe('the file of one’s own view', () => {
  it.each([0, 1])('holds what seat %i sees and was told, and nothing else', (seat) => {
    const file = JSON.parse(textFor(seat));
    expect(Object.keys(file)).toEqual(['format', 'version', 'game', 'seat', 'log', 'position', 'events']);
    expect(file).toMatchObject({ format: 'escarmouche-view', version: 1, game: 'wow', seat, log: [{ rule: 'wow:404.1', text: 'Moves' }] });
    expect(file.position).toEqual(JSON.parse(JSON.stringify(wow.view(match.play as never, seat))));
    const heard = match.events.filter((e) => e.to === 'all' || e.to.includes(seat));
    expect(file.events).toHaveLength(heard.length);
    expect(heard.length).toBeGreaterThan(10);
  });

  it('is no match file: neither record nor set-up, which hold everything', () => {
    const text = textFor(0);
    expect(() => readMatch(text, 'view.json')).toThrow('format: expected escarmouche-match, found "escarmouche-view"');
    expect(JSON.parse(writeMatch(match, ['person', 'random'])).setup.seats[1].party[0].cards.length).toBeGreaterThan(0);
    expect(JSON.parse(text)).not.toHaveProperty('setup');
    expect(JSON.parse(text)).not.toHaveProperty('entries');
  });
});
