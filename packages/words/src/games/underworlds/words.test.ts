/** Names, results and the sentences of Underworlds that need a closer look than a key list gives. */
import { Match } from '@escarmouche/engine';
import type { Arg, Contribution } from '@escarmouche/engine/core';
import { ABILITIES, FIGHTERS, findCard, findFighter, type Setup, underworlds } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { type Naming, wordsFor } from './index.ts';

const fr = wordsFor('fr');
const en = wordsFor('en');
const SEATS = ['Ada', 'Boris'] as const;

function begun(first: Setup['seats'][0]['warband'], second: Setup['seats'][0]['warband'], more: Partial<Setup> = {}) {
  const seat = (warband: typeof first): Setup['seats'][0] => ({ warband, deck: { objectives: [], power: [] } });
  return new Match(underworlds, { seats: [seat(first), seat(second)], anyDeck: true, ...more });
}

const FIELD = { boards: ['empty-market', 'empty-market'] as const, turned: [false, false] as const, offset: 0 };

function naming(match: ReturnType<typeof begun>): Naming {
  return { table: match.table, state: match.state, seatNames: SEATS };
}

/** Reavers against the Thorns, whose names take an article; the field is laid once the roll-off is over. */
function usual(): Naming {
  const match = begun('garreks-reavers', 'thorns-of-the-briar-queen', { field: FIELD });
  match.roll([6, 1, 3, 4]);
  match.roll([3, 3, 4, 5]);
  return naming(match);
}

const ctx = usual();
const at = (id: string): { figure: number } => ({ figure: ctx.table.fighters.findIndex((f) => f.fighter.id === id) });
const card = (id: string): { card: number } => ({ card: ctx.table.cards.findIndex((c) => c.face.id === id) });

function event(lang: 'fr' | 'en', key: string, args: Readonly<Record<string, Arg>>): string {
  return wordsFor(lang).event({ rule: 'wu:R1', key, args, to: 'all' }, ctx);
}

describe('names', () => {
  it('take their article inside a sentence, and none in a label', () => {
    expect([fr.figure(at('briar-queen').figure, ctx), en.figure(at('ever-hanged').figure, ctx)]).toEqual([
      'Reine des Ronces',
      'The Ever-hanged',
    ]);
    expect(event('fr', 'hits', { figure: at('briar-queen'), target: at('arnulf') })).toBe(
      'L’attaque de la Reine des Ronces contre Arnulf réussit.',
    );
    expect(event('en', 'hits', { figure: at('arnulf'), target: at('briar-queen') })).toBe(
      'The attack of Arnulf on the Briar Queen succeeds.',
    );
    expect(event('fr', 'suffers', { figure: at('briar-queen'), n: 1 })).toBe('La Reine des Ronces subit 1 dégât.');
    expect(event('fr', 'inspired', { figure: at('arnulf') })).toBe('Exaltation\u202F: la carte d’Arnulf se retourne.');
    expect(
      event('fr', 'attacks', { figure: at('ever-hanged'), attack: { term: 'attack.stolen-blade' }, targets: { figures: [0, 1] } }),
    ).toBe('L’Éternel Pendu attaque Garrek Gorebeard et Karsus l’Enchaîné\u202F: Lame volée.');
  });

  it('tell the player where both sides have the same warband', () => {
    const mirror = naming(begun('garreks-reavers', 'garreks-reavers'));
    expect([fr.figure(0, mirror), fr.figure(5, mirror)]).toEqual(['Garrek Gorebeard (Ada)', 'Garrek Gorebeard (Boris)']);
    expect(en.figure(0, { table: mirror.table })).toBe('Garrek Gorebeard (Player 1)');
  });

  it('of cards stand in quotation marks, and are pieces of their own', () => {
    const scored = { seat: { seat: 0 }, card: card('shadespire:5'), n: 1 };
    expect(event('fr', 'scores', scored)).toBe('Ada marque «\u202FC’est Parti\u202f!\u202F»\u202F: 1 point de gloire.');
    expect(event('en', 'scores', scored)).toBe('Ada scores “It Begins”: 1 glory.');
    const parts = en.eventParts({ rule: 'wu:G2', key: 'scores', args: scored, to: 'all' }, ctx);
    expect(parts.filter((p) => 'card' in p)).toEqual([{ text: 'It Begins', card: scored.card.card }]);
    expect(fr.term('shadespire:5')).toBe('C’est Parti\u202f!');
    expect([en.term('shadespire:107'), fr.outcome('nightvault:103')]).toEqual(['’Ard Head', 'Regard ’Orrible']);
  });

  it('of hexes are those of the battlefield', () => {
    expect(event('fr', 'moves', { figure: at('garrek'), space: { space: 0 }, n: 3 })).toBe(
      'Garrek Gorebeard avance de 3 cases, jusqu’en A1.',
    );
    expect(event('en', 'deploys', { figure: at('chainrasp-2'), space: { space: 1 } })).toBe('Chainrasp 2 is deployed in A2.');
    expect(en.option({ key: 'move', args: { figure: at('targor'), space: { space: 0 } } }, { table: ctx.table })).toBe('Targor: move to ?');
  });
});

describe('a match that begins', () => {
  it('is told in both languages', () => {
    const match = begun('garreks-reavers', 'steelhearts-champions');
    match.roll([6, 1, 3, 4]);
    match.roll([3, 3, 4, 5]);
    match.take('board:ash-court');
    match.take('board:bone-quarry');
    const told = (lang: 'fr' | 'en'): string[] => match.events.map((e) => wordsFor(lang).event(e, naming(match)));
    expect(told('fr')).toEqual([
      'Tir au dé d’Ada\u202F: 1 critique, 1 marteau.',
      'Tir au dé de Boris\u202F: aucun critique, aucun marteau.',
      'Ada remporte le tir au dé.',
      'Boris pose un plateau\u202F: La Cour des cendres.',
      'Ada pose un plateau\u202F: La Carrière aux os.',
    ]);
    expect(told('en')).toEqual([
      'Roll-off, Ada: 1 critical, 1 hammer.',
      'Roll-off, Boris: no critical, no hammer.',
      'Ada wins the roll-off.',
      'Boris places a board: The Ash Court.',
      'Ada places a board: The Bone Quarry.',
    ]);
    const join = (n: number, first: boolean, second: boolean): string =>
      fr.option({ key: 'join', args: { first, second, n } }, naming(match));
    expect([join(0, false, false), join(-2, true, true), join(1, false, true)]).toEqual([
      'Les joindre\u202F: les deux plateaux à l’endroit, bord à bord',
      'Les joindre\u202F: les deux plateaux retournés, décalage de 2 colonnes vers la gauche',
      'Les joindre\u202F: le second plateau retourné, décalage de 1 colonne vers la droite',
    ]);
    const { node } = match;
    if (node.kind !== 'decision') return expect.fail();
    expect([fr.prompt(node.prompt, naming(match)).question, en.prompt(node.prompt, naming(match)).question]).toEqual([
      'Comment joignez-vous les deux plateaux\u202f?',
      'How do you join the two boards?',
    ]);
  });
});

describe('dice', () => {
  it('are told by successes and criticals', () => {
    const rolled = (n: number, crits: number): string =>
      event('fr', 'rolled', { seat: { seat: 0 }, what: { term: 'roll.attack' }, dice: 3, n, crits });
    expect([rolled(0, 0), rolled(1, 0), rolled(0, 1), rolled(2, 1)]).toEqual([
      'Jet d’attaque d’Ada, 3 dés\u202F: aucune réussite.',
      'Jet d’attaque d’Ada, 3 dés\u202F: 1 réussite.',
      'Jet d’attaque d’Ada, 3 dés\u202F: 1 critique.',
      'Jet d’attaque d’Ada, 3 dés\u202F: 2 réussites et 1 critique.',
    ]);
  });

  it('come out by what their outcomes are called', () => {
    expect(['2:1:0', '0:0:2', '1:0:0+0:1', 'objective-3', 'shadespire:316', 'NE', 'never-heard-of'].map((id) => fr.outcome(id))).toEqual([
      '1 réussite',
      '2 critiques',
      '1 réussite (comptant pour l’Exaltation\u202F: 1 face)',
      'Objectif 3',
      'Agonie',
      'Vers le nord-est',
      'never-heard-of',
    ]);
  });
});

describe('questions and refusals', () => {
  const asks = (lang: 'fr' | 'en', key: string, args: Readonly<Record<string, Arg>>): string =>
    wordsFor(lang).prompt({ key, args }, ctx).question;

  it('say what a reaction would answer', () => {
    const fight = { attacker: at('briar-queen'), target: at('garrek'), damage: 2 };
    const fall = { fighter: at('briar-queen'), by: at('garrek'), how: 4 };
    expect(asks('fr', 'ask-react-will-damage', fight)).toBe(
      'L’attaque de la Reine des Ronces va infliger 2 dégâts à Garrek Gorebeard. Réagir\u202f?',
    );
    expect(asks('en', 'ask-react-will-be-out', { ...fall, by: { figure: -1 } })).toBe(
      'The Briar Queen is about to be taken out of action. Play a reaction?',
    );
    expect(asks('fr', 'ask-react-will-be-out', fall)).toBe('Garrek Gorebeard va mettre la Reine des Ronces hors de combat. Réagir\u202f?');
    const args = { on: { term: 'trigger.after-attack' }, opened: { term: 'trigger.will-be-out' } };
    expect(fr.refusal({ rule: 'wu:X1', key: 'not-this-window', args }, ctx)).toBe(
      'Cette réaction se joue après une action d’Attaque, et non quand un combattant va être mis hors de combat.',
    );
  });

  it('name the card or the ability that asks', () => {
    expect(asks('fr', 'ask-friend', { card: card('shadespire:316') })).toBe('«\u202FAgonie\u202F»\u202F: quel ami\u202f?');
    expect(asks('fr', 'ask-friend', { card: { term: 'ability.warden-command' } })).toBe(
      '«\u202FL’ordre du Veilleur\u202F»\u202F: quel ami\u202f?',
    );
    expect(asks('fr', 'ask-friend', { card: { card: -1 } })).toBe('Quel ami\u202f?');
    expect(fr.prompt({ key: 'ask-activation', args: { n: 2 } }, ctx).pass).toBe('Passer dépense l’activation.');
  });

  it('fall back on the key where they know nothing', () => {
    expect(event('en', 'never-heard-of', {})).toBe('never-heard-of');
    expect(en.fault({ key: 'never-heard-of', args: {} })).toBe('never-heard-of');
    expect(en.term('never-heard-of')).toBe('never-heard-of');
    expect(fr.fault({ key: 'card-twice', args: { what: 'Death Throes' } })).toBe(
      '«\u202FAgonie\u202F» est deux fois dans la pile\u202F: chaque nom une fois au plus.',
    );
  });
});

describe('cards in words', () => {
  it('print the line of a fighter and its attacks', () => {
    const hakka = findFighter('hakka') ?? expect.fail();
    const karsus = findFighter('karsus') ?? expect.fail();
    expect(fr.sideLine(hakka.uninspired)).toBe('Mouvement 3, Défense 1 sur boucliers, Blessures 4');
    expect(en.sideLine(karsus.inspired)).toBe('Move 5, Defence 1 on dodges, Wounds 3');
    expect(karsus.inspired.attacks.map((a) => fr.attackLine(a))).toEqual([
      'Hache enchaînée\u202F: portée 2, 3 dés sur épées, dégâts 2',
      'Tournoiement sauvage\u202F: portée 1, 2 dés sur épées, dégâts 2, contre tous les ennemis adjacents',
    ]);
    const { attacks } = FIGHTERS['stormsires-cursebreakers'][0].uninspired;
    expect(en.attackLine(attacks[1])).toMatch(/^Fulmination: spell, range \d, as many dice as the wizard level on /);
  });

  it('say what sort of card it is', () => {
    const line = (lang: 'fr' | 'en', id: string): string => wordsFor(lang).kindLine(findCard(id) ?? expect.fail());
    expect([line('fr', 'shadespire:5'), line('en', 'shadespire:316'), line('fr', 'nightvault:12'), line('en', 'shadespire:396')]).toEqual([
      'Objectif de phase de fin, 1 point de gloire',
      'Ploy, reaction',
      'Sort, 2 canalisations',
      'Upgrade, relic',
    ]);
    expect(fr.term(`ability.${ABILITIES[0].id}`)).toBe('Furieuse Parade');
  });

  it('explain what a characteristic is made of', () => {
    const part = (amount: number, source: Arg, layer: Contribution['layer'] = 'add'): string =>
      fr.contribution({ layer, amount, source: source as { term: string }, rule: 'wu:R3' }, ctx);
    expect([
      part(4, { term: 'stat.move' }, 'base'),
      part(1, card('shadespire:390')),
      part(-1, { term: 'ability.barbed-net' }),
      part(1, at('garrek')),
      part(2, { term: 'this-attack' }),
      part(1, { term: 'floor' }),
      part(1, { term: 'floor' }, 'limit'),
      part(2, card('shadespire:363'), 'multiply'),
      part(1, card('leaders:34'), 'set'),
    ]).toEqual([
      '4 d’après la carte',
      '+1 Vitesse Accrue',
      '−1 Filet barbelé',
      '+1 Garrek Gorebeard',
      '+2 pour cette attaque',
      '+1 pour atteindre le minimum',
      '1 au moins',
      'Fois 2\u202F: Sprint',
      '1\u202F: Doute Incapacitant',
    ]);
  });
});
