import { ownView } from '@escarmouche/engine/core';
import { wow } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { readMatch, readMatchOrView } from '../../match.ts';
import { writeMatch } from '../../match-written.ts';
import { writeOwnView } from '../../own-view.ts';
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

  it.each([0, 1])('is read again as what seat %i was told', (seat) => {
    const view = { game: 'wow', seat, log: [{ rule: 'wow:404.1', text: 'Moves' }] };
    expect(readMatchOrView(textFor(seat), 'view.json')).toEqual({ view });
    expect(readMatchOrView(writeMatch(match, ['person', 'random']), 'match.json')).toHaveProperty('match.entries');
  });

  it.each([
    [(text: string) => text.replace('"seat": 0', '"seat": 7'), /^v:5:11: seat: expected a whole number from 0 to 1, found 7$/],
    [(text: string) => text.replace('"version": 1', '"version": 2'), /^v:3:14: version: expected 1, found 2$/],
    [(text: string) => text.replace('wow:404.1', 'chess:1'), /^v:7:13: log\[0\]\.rule: expected a rule such as /],
    [(text: string) => text.slice(0, 300), /^v:\S+: expected /],
  ])('that is broken says where: %#', (broken, line) => {
    expect(() => readMatchOrView(broken(textFor(0)), 'v')).toThrow(line);
  });

  it('is no match file: neither record nor set-up, which hold everything', () => {
    const text = textFor(0);
    expect(() => readMatch(text, 'view.json')).toThrow(
      /^view\.json:1:1: expected a match: this file is what one seat knows of one, which can be read and not played on$/,
    );
    expect(JSON.parse(writeMatch(match, ['person', 'random'])).setup.seats[1].party[0].cards.length).toBeGreaterThan(0);
    expect(JSON.parse(text)).not.toHaveProperty('setup');
    expect(JSON.parse(text)).not.toHaveProperty('entries');
  });
});
