/** Names, sums and the sentences of Confrontation that need a closer look than a key list gives. */
import { Match } from '@escarmouche/engine';
import { type Choices, confrontation, findProfile, type Setup, situationMatch } from '@escarmouche/engine/confrontation';
import type { Arg } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { type Naming, wordsFor } from './index.ts';

const fr = wordsFor('fr');
const en = wordsFor('en');

function naming(...seats: readonly (readonly string[])[]): Naming {
  const setup: Setup = {
    mode: 'skirmish',
    seats: seats.map((profiles) => ({ fighters: profiles.map((profile) => ({ profile })) })),
  };
  const match = new Match(confrontation, setup);
  return { table: match.table, state: match.state };
}

/** The fight of the example: three clones and a dawn warrior against a praetorian guard. */
const usual = naming(['dirz-clone', 'dirz-clone', 'dirz-clone', 'dawn-warrior'], ['praetorian-guard']);
const GUARD = 4;

function event(lang: 'fr' | 'en', key: string, args: Readonly<Record<string, Arg>>, ctx = usual): string {
  return wordsFor(lang).event({ rule: 'conf:F1.a', key, args, to: 'all' }, ctx);
}

describe('names', () => {
  it('are those of profiles, with a number where a player has several', () => {
    expect([0, 1, 2, 3, GUARD].map((i) => fr.figure(i, usual))).toEqual([
      'Clone de Dirz 1',
      'Clone de Dirz 2',
      'Clone de Dirz 3',
      'Guerrier de l’aube',
      'Garde prétorien',
    ]);
    expect(en.figure(2, usual)).toBe('Dirz clone 3');
  });

  it('tell the player where both have figures of a name', () => {
    const both = naming(['dirz-clone', 'dirz-clone'], ['dirz-clone']);
    expect([0, 1, 2].map((i) => fr.figure(i, both))).toEqual([
      'Clone de Dirz 1 (Joueur 1)',
      'Clone de Dirz 2 (Joueur 1)',
      'Clone de Dirz (Joueur 2)',
    ]);
    expect(en.figure(2, { ...both, seatNames: ['Ada', 'Ben'] })).toBe('Dirz clone (Ben)');
  });

  it('of cards say how many figures they stand for, or which', () => {
    expect([0, 1, 2].map((c) => fr.card(c, usual))).toEqual(['Clone de Dirz\u00a0×3', 'Guerrier de l’aube', 'Garde prétorien']);
    const many = naming(Array<string>(7).fill('dirz-clone'), ['praetorian-guard']);
    expect([0, 1, 2].map((c) => en.card(c, many))).toEqual(['Dirz clone 1 to 3', 'Dirz clone 4 to 6', 'Dirz clone 7']);
  });

  it('of plain fighters are the ones they were given', () => {
    const setup: Setup = {
      mode: 'combat',
      seats: [{ fighters: [{ profile: 'plain', key: 'A1' }] }, { fighters: [{ profile: 'plain' }, { profile: 'plain' }] }],
      contacts: [['A1', 'plain-1']],
    };
    const { table } = new Match(confrontation, setup);
    expect([0, 1, 2].map((i) => fr.figure(i, { table }))).toEqual(['A1', 'Combattant ordinaire 1', 'Combattant ordinaire 2']);
  });

  it('say what stands on the bases where that is asked for', () => {
    const signs = ['B1', 'B2', 'B3', 'B4', 'A1'];
    const signed = { ...usual, signs };
    expect(fr.figure(1, signed)).toBe('Clone de Dirz 2 (B2)');
    expect(fr.option({ key: 'attack', args: { figure: { figure: GUARD }, target: { figure: 0 } } }, signed)).toBe(
      'Le Garde prétorien (A1)\u202f: attaquer le Clone de Dirz 1 (B1)',
    );
    const both = { ...naming(['dirz-clone', 'dirz-clone'], ['dirz-clone']), signs };
    expect(fr.figure(0, both)).toBe('Clone de Dirz 1 (B1, Joueur 1)');
    const { table } = situationMatch({ fighters: { A1: { side: 1 }, B1: { side: 2 } }, contacts: ['A1-B1'] });
    expect(fr.figure(0, { table, signs: ['A1', 'B1'] })).toBe('A1');
  });

  it('that are signs take no article, whatever is printed on their cards', () => {
    const { table } = situationMatch({
      fighters: { A3: { side: 1, printed: { DIS: 4 } }, B3: { side: 2, skills: [] } },
      contacts: ['A3-B3'],
    });
    const said = (figure: number): string =>
      fr.refusal({ rule: 'conf:IX-C-1.a', key: 'not-in-combat', args: { figure: { figure } } }, { table });
    expect(said(0)).toBe('A3 n’est dans aucun combat en attente.');
    expect(said(1)).toBe('B3 n’est dans aucun combat en attente.');
  });

  it('of players are numbers unless given', () => {
    expect([fr.seat(1, usual), en.seat(3, usual), fr.seat(0, { ...usual, seatNames: ['Ada'] })]).toEqual(['Joueur 2', 'Player 4', 'Ada']);
  });
});

describe('sums', () => {
  const test = (lang: 'fr' | 'en', figure: number, stat: string, n: Readonly<Record<string, number>>): string =>
    event(lang, 'test-total', { figure: { figure }, stat: { term: `stat.${stat}` }, against: 0, plus: 0, ...n });

  it('are written as in the example', () => {
    expect(test('fr', 0, 'ATT', { natural: 3, value: 3, printed: 3, total: 6 })).toBe(
      'Test d’Attaque du Clone de Dirz 1\u202F: 3 + 3 = 6.',
    );
    expect(test('fr', GUARD, 'DEF', { natural: 5, value: 4, printed: 5, total: 9, against: 8 })).toBe(
      'Test de Défense du Garde prétorien\u202F: 5 + 5 − 1 = 9, pour une difficulté de 8.',
    );
    expect(test('en', 3, 'INI', { natural: 2, value: 3, printed: 3, plus: 2, total: 7 })).toBe(
      'Initiative test of the Dawn warrior: 2 + 3 + 2 = 7.',
    );
    expect(test('en', 3, 'ATT', { natural: 1, value: -2, printed: -2, total: -1 })).toBe('Attack test of the Dawn warrior: 1 − 2 = −1.');
  });

  it('of wound rolls name the location, the row and the result', () => {
    const roll = {
      figure: { figure: 0 },
      target: { figure: GUARD },
      low: 2,
      high: 4,
      force: 4,
      resistance: 11,
      total: -3,
      location: { term: 'location.arms' },
      row: '<0',
      result: { term: 'wound.stunned' },
    };
    expect(event('fr', 'wound-roll', roll)).toBe(
      'Jet de Blessures du Clone de Dirz 1 contre le Garde prétorien, 2 et 4\u202F: bras\u202F; 4 + 4 − 11 = −3 (ligne «\u202Fmoins de 0\u202F»)\u202F: Sonné.',
    );
    expect(event('en', 'wound-roll', { ...roll, total: 7, row: '6/7' })).toContain('(row 6/7): stunned.');
  });

  it('of outcomes are read by location', () => {
    expect(['die:3', 'best:5', 'best:6x2', 'wound:2:4', 'wound:6:6'].map((id) => fr.outcome(id))).toEqual([
      'Un 3',
      'Meilleur dé\u202F: 5',
      'Meilleurs dés\u202F: 6, 2 fois',
      '2 et 4\u202F: bras',
      '6 et 6\u202F: tête',
    ]);
  });
});

describe('sentences', () => {
  it('set the sides of a combat against each other, and tell a separation by them', () => {
    expect(event('fr', 'combat-made', { n: 1, figures: { figures: [0, 1, GUARD] } })).toBe(
      'Combat 1\u202F: le Clone de Dirz 1 et le Clone de Dirz 2 contre le Garde prétorien.',
    );
    expect(fr.option({ key: 'separate', args: { combats: 'dirz-clone-1 praetorian-guard / dirz-clone-2' } }, usual)).toBe(
      'Le Clone de Dirz 1 contre le Garde prétorien\u202F; le Clone de Dirz 2',
    );
    const parts = en.eventParts(
      { rule: 'conf:IX-C.a', key: 'combat-made', args: { n: 2, figures: { figures: [3, GUARD] } }, to: 'all' },
      usual,
    );
    expect(parts.filter((p) => 'figure' in p)).toEqual([
      { text: 'the Dawn warrior', figure: 3 },
      { text: 'the Praetorian guard', figure: GUARD },
    ]);
  });

  it('measure in centimetres', () => {
    expect(event('fr', 'charges', { figure: { figure: 0 }, target: { figure: GUARD }, far: 125 })).toBe(
      'Le Clone de Dirz 1 court de 12,5 cm et charge le Garde prétorien.',
    );
    expect(en.refusal({ rule: 'conf:F5.b', key: 'too-far', args: { far: 251, most: 200 } }, usual)).toBe(
      'That is 25.1 cm away: 20 cm at most.',
    );
    const move = { figure: { figure: 0 }, target: { figure: 0 }, x: 125, y: 80.5, far: 150, level: 0 };
    expect(fr.option({ key: 'move-to', args: { ...move, run: true } }, usual)).toBe(
      'Le Clone de Dirz 1\u202F: courir de 15 cm, jusqu’en (12,5\u202F; 8,1)',
    );
    expect(en.option({ key: 'move-to', args: { ...move, run: false } }, usual)).toBe('Dirz clone 1: walk 15 cm, to (12.5, 8.1)');
  });

  it('call effects of cards by their names and say what they do', () => {
    const magic = naming(['training-magician'], ['plain']);
    const use = { figure: { figure: 0 }, effect: { term: 'effect.strengthen' }, which: 'iron-arm', target: { figure: 0 } };
    expect(fr.option({ key: 'use-effect', args: use }, magic)).toBe(
      'Le Magicien d’exercice\u202F: employer Bras de fer sur le Magicien d’exercice (FOR +2)',
    );
    expect(
      event('en', 'uses-effect', { ...use, effect: { term: 'effect.weaken' }, which: 'slow-blood', target: { figure: 1 } }, magic),
    ).toBe('The Training magician uses Slow blood on the Plain fighter: ATT −1.');
  });

  it('choose the variant that the values call for', () => {
    const refused = (key: string, args: Readonly<Record<string, Arg>>): string => fr.refusal({ rule: 'conf:IX-A-1.e', key, args }, usual);
    expect(refused('not-in-contact', {})).toBe('Cette figurine ne touche aucun ennemi.');
    expect(refused('not-in-contact', { figure: { figure: GUARD }, figures: { figures: [0] } })).toContain(
      'Le Garde prétorien ne touche pas le Clone de Dirz 1',
    );
    expect(refused('outside-melee', { figures: { figures: [3] } })).toBe('Le Guerrier de l’aube n’est pas de cette mêlée.');
    expect(refused('too-few-dice', { n: 0 })).toBe('Il ne reste aucun dé de défense.');
    expect(event('fr', 'heals', { figure: { figure: 0 }, wound: { term: 'wound.nothing' } })).toBe(
      'Le Clone de Dirz 1 est soigné\u202F: plus aucune blessure.',
    );
    expect(fr.fault({ key: 'one-side-only', args: { what: '' } })).toBe('Il faut des combattants des deux camps.');
  });

  it('ask, and say what passing means', () => {
    expect(fr.prompt({ key: 'ask-effect', args: { moment: { term: 'moment.phase-start' } } }, usual)).toEqual({
      question: 'Au début de la phase de combat\u202F: employer un effet de carte\u202F?',
      pass: 'Sinon, rien n’est employé maintenant\u202F; ce qui n’a pas servi pourra servir à son moment.',
    });
  });

  it('fall back on the key where they know nothing', () => {
    expect(en.event({ rule: 'conf:F1.a', key: 'never-heard-of', args: {}, to: 'all' }, usual)).toBe('never-heard-of');
    expect(en.fault({ key: 'never-heard-of', args: {} })).toBe('never-heard-of');
    expect(en.term('never-heard-of')).toBe('never-heard-of');
  });
});

describe('cards in words', () => {
  it('print skills as cards do', () => {
    expect(fr.skill({ skill: 'master-strike', x: 2 })?.name).toBe('Coup de maître/2');
    expect(fr.skill({ skill: 'immunity', to: 'legs' })?.name).toBe('Immunité/jambes');
    expect(fr.skill({ skill: 'immunity', to: 'master-strike' })?.name).toBe('Immunité/Coup de maître');
    expect(en.skill({ skill: 'immunity', to: 'fear' })?.name).toBe('Immunity/fear');
    expect(en.skill({ skill: 'personal-enemy', to: 'orcs' })?.name).toBe('Personal enemy/Orcs of Bran-Ô-Kor');
    expect(en.skill({ skill: 'boiler', to: 'FOR' })?.name).toBe('Boiler/FOR');
    expect(en.skill({ skill: 'never-heard-of' })).toBeUndefined();
    expect(fr.name(findProfile('dawn-warrior')?.names ?? expect.fail())).toBe('Guerrier de l’aube');
  });

  it('explain what a characteristic is made of', () => {
    const part = (layer: 'base' | 'add', amount: number, term: string): string =>
      fr.contribution({ layer, amount, source: { term }, rule: 'conf:F9.a' }, usual);
    expect([part('base', 5, 'printed'), part('add', -1, 'stunned'), part('add', 1, 'skill.bravery'), part('add', 2, 'dive')]).toEqual([
      '5 d’après la carte',
      '−1 Sonné',
      '+1 Bravoure',
      '+2 charge en piqué',
    ]);
    expect([fr.abbreviation('FLY'), en.abbreviation('PA'), fr.term('stat.PA')]).toEqual(['MOU (en vol)', 'PA', 'Valeur stratégique']);
  });

  it('tell how sure a usual reading is', () => {
    const sure: Readonly<Partial<Record<keyof Choices, string>>> = {
      doubles: 'Les sources laissent',
      rounds: 'Aucune source',
      fear: 'Une seule',
    };
    for (const [id, begins] of Object.entries(sure)) expect(fr.choice(id as keyof Choices).standing).toMatch(begins);
  });
});
