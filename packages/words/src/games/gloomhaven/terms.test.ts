/** Whatever a card of a situation's own may do has words: nothing of it is shown by the name it has in files. */
import { readdirSync, readFileSync } from 'node:fs';
import { MODIFIERS, RULEBOOK, type Situation, situationMatch } from '@escarmouche/engine/gloomhaven';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../types.ts';
import { wordsFor } from './index.ts';

const self = { who: 'self' };
const LINES = [
  { do: 'attack', n: 2 },
  { do: 'move', n: 2 },
  { do: 'heal', n: 2, whom: self },
  { do: 'loot', n: 2 },
  { do: 'push', n: 2, whom: { who: 'adjacent-enemies' } },
  { do: 'pull', n: 2, whom: { who: 'enemy', range: 3 } },
  { do: 'condition', of: 'stun', whom: { who: 'enemy', range: 3 } },
  { do: 'condition', of: 'strengthen', whom: self },
  { do: 'shield', n: 2, whom: self },
  { do: 'retaliate', n: 2, whom: self },
  { do: 'curse', whom: { who: 'enemy', range: 3 } },
  { do: 'bless', whom: self },
  { do: 'suffer', n: 2, whom: { who: 'enemy', range: 3 } },
  { do: 'element', of: 'fire' },
  { do: 'recover-all-lost' },
  { do: 'disarm-trap' },
  { do: 'destroy-obstacle' },
  { do: 'kill', whom: 'adjacent-normal-enemy' },
  { do: 'control-move', n: 1 },
  { do: 'summon', of: 'mystic-ally' },
  { do: 'lasting', of: 'provoke' },
] as const;
const EFFECTS = [
  { kind: 'condition', of: 'stun' },
  { kind: 'push', n: 2 },
  { kind: 'pull', n: 2 },
  { kind: 'curse' },
  { kind: 'bless' },
  { kind: 'heal-self', n: 2 },
  { kind: 'element', of: 'fire' },
] as const;

/** What is said while a half is played, whatever there is to answer. */
function told(top: object, choices: Record<string, string> = {}): string[] {
  const m = situationMatch({
    characters: { brute: { at: [3, 3], lead: 'own', deck: { pile: { '+0': 20 } } } },
    monsters: { 'bandit-guard-1': { at: [4, 3], hp: 20 } },
    tiles: [
      { kind: 'trap', at: [2, 3] },
      { kind: 'obstacle', at: [3, 4] },
    ],
    elements: { ice: 'strong' },
    cards: { own: { initiative: 20, top: [top] } },
    choices: { 'elements-declined': 'always', ...choices },
    turn: 'brute',
  } as Situation);
  const out: string[] = [];
  m.take('play:own/top');
  for (let n = 0; n < 8; n++) {
    for (const lang of LANGS) {
      const w = wordsFor(lang);
      const ctx = { table: m.table, state: m.state };
      if (m.node.kind === 'decision') out.push(w.prompt(m.node.prompt, ctx).question, ...m.options().map((o) => w.option(o.say, ctx)));
      out.push(...m.events.map((e) => w.event(e, ctx)));
    }
    if (m.nodeKind === 'chance') m.fall('+0');
    else {
      const [last] = m.options().slice(-1);
      if (m.node.kind !== 'decision' || m.node.step === 'action') break;
      m.take(last.id);
    }
  }
  return out;
}

/** Names in files: words joined by a hyphen or a full stop that no language would join so. */
const RAW =
  /\b(?:line|effect|condition|element|bonus|part|half|basic|ability)\.[a-z]|\b(?:adjacent-enem|heal-self|control-move|recover-all|disarm-trap|destroy-ob|mystic-ally)/;

describe('every line of a card', () => {
  for (const line of LINES)
    it(`${line.do}`, () => {
      expect(told(line).filter((text) => RAW.test(text))).toEqual([]);
    });
});

describe('every effect of an attack', () => {
  for (const effect of EFFECTS)
    it(`${effect.kind}`, () => {
      const texts = told({ do: 'attack', n: 1, effects: [effect] });
      expect(texts.filter((text) => RAW.test(text))).toEqual([]);
    });
});

describe('every modifier card', () => {
  it('drawn with its effects', () => {
    for (const lang of LANGS) {
      const w = wordsFor(lang);
      for (const { id, effects = [] } of MODIFIERS) {
        expect(w.outcome(id), id).not.toMatch(/\/|rolling\+/);
        for (const e of effects) {
          const name = e.kind === 'condition' || e.kind === 'element' ? e.of : 'n' in e ? `${e.kind}-${e.n}` : e.kind;
          expect(w.knows(`effect.${name}`), name).toBe(true);
        }
      }
    }
  });
});

describe('a modifier card of a table', () => {
  it('is called by the name it was given, as an outcome and where it is drawn', () => {
    const m = situationMatch({
      characters: { brute: { at: [3, 3], lead: 'axe', deck: { pile: { frenzy: 1 } } } },
      monsters: { 'bandit-guard-1': [4, 3] },
      cards: { axe: { top: [{ do: 'attack', n: 2 }] } },
      modifiers: { frenzy: { name: { en: 'Frenzy', fr: 'Frénésie' }, n: 1 } },
      turn: 'brute',
    });
    for (const id of ['play:axe/top', 'do:attack', 'target:bandit-guard-1']) m.take(id);
    const before = { table: m.table, state: m.state };
    const said = (lang: 'en' | 'fr'): string[] => m.outcomes().map((o) => wordsFor(lang).outcome(o.id, before));
    expect([said('en'), said('fr')]).toEqual([['Frenzy'], ['Frénésie']]);
    m.fall('frenzy');
    const draws = m.events.find((e) => e.key === 'draws');
    expect(draws && wordsFor('fr').event(draws, before)).toContain('Frénésie');
    expect([wordsFor('en').term('modifier.frenzy', before), wordsFor('en').term('modifier.+1', before)]).toEqual(['Frenzy', '+1']);
  });
});

describe('what has no name of its own', () => {
  it('is a modifier card called by its number and its effects', () => {
    const m = situationMatch({
      characters: { brute: { at: [3, 3] } },
      modifiers: { dull: { n: -2 }, storm: { times: 2, effects: [{ kind: 'push', n: 1 }] }, spark: { n: 1, rolling: true } },
      turn: 'brute',
    });
    const ctx = { table: m.table, state: m.state };
    const said = (lang: 'en' | 'fr') => ['dull', 'storm', 'spark'].map((id) => wordsFor(lang).term(`modifier.${id}`, ctx));
    expect(said('en')).toEqual(['−2', '×2 with Push 1', 'rolling +1']);
    expect(said('fr')).toEqual(['−2', '×2 avec Poussée 1', 'Combo +1']);
  });
});

describe('what chance chooses for a monster', () => {
  it('is told by names', () => {
    const m = situationMatch({
      characters: { brute: { at: [3, 3], lead: 'same', other: 'other' }, scoundrel: { at: [5, 3], lead: 'same', other: 'other' } },
      monsters: { 'bandit-guard-1': { at: [4, 3] } },
      types: { 'bandit-guard': { card: { initiative: 10, lines: [{ do: 'attack', n: 0 }] } } },
      cards: { same: { initiative: 40 }, other: { initiative: 50 } },
      choices: { 'monster-ties': 'chance' },
      turn: 'bandit-guard-1',
    } as Situation);
    const ctx = { table: m.table, state: m.state };
    const said = (lang: 'en' | 'fr'): string[] => m.outcomes().map((o) => wordsFor(lang).outcome(o.id, ctx));
    expect(said('en')).toEqual(['The Brute', 'The Scoundrel']);
    expect(said('fr')).toEqual(['La Brute', 'La Crapule']);
    const w = wordsFor('en');
    expect([w.outcome('go:4,2>brute+scoundrel', ctx), w.outcome('trap:2,2', ctx), w.outcome('use:fire', ctx)]).toEqual([
      '4,2, attacking the Brute and the Scoundrel',
      '2,2',
      'Fire',
    ]);
  });
});

describe('the French words', () => {
  it('call a hex hexagone, as the rules do, and nothing else', () => {
    const folder = new URL('fr/', import.meta.url);
    const words = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8').replaceAll("'why-case'", ''));
    const told = RULEBOOK.flatMap((p) => [p.title.fr, p.text.fr]);
    expect([...words, ...told].flatMap((text) => text.match(/.{0,30}\bcases?\b.{0,30}/giu) ?? [])).toEqual([]);
  });
});
