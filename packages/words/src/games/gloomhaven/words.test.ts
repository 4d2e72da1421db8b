/** Names, cards and the sentences of Gloomhaven that need a closer look than a key list gives. */
import { Match, seeded } from '@escarmouche/engine';
import type { Arg } from '@escarmouche/engine/core';
import { CARDS, type ClassId, findClass, findMonster, findMonsterDeck, gloomhaven, type Setup } from '@escarmouche/engine/gloomhaven';
import { describe, expect, it } from 'vitest';
import { type Naming, wordsFor } from './index.ts';

const fr = wordsFor('fr');
const en = wordsFor('en');

function setupOf(classes: readonly ClassId[]): Setup {
  return {
    scenario: 'black-barrow',
    characters: classes.map((id) => ({
      class: id,
      cards: CARDS.filter((x) => x.class === id)
        .slice(0, findClass(id)?.hand)
        .map((x) => x.id),
    })),
  };
}

/** The first round of Black Barrow, with everybody in place. */
function begun(): Naming {
  const match = new Match(gloomhaven, setupOf(['brute', 'scoundrel', 'spellweaver']), { undo: false });
  const random = seeded(1);
  while (match.nodeKind === 'chance' || !match.options().some((o) => o.id.startsWith('cards:'))) {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else match.take(match.options()[0].id);
  }
  return { table: match.table, state: match.state, seatNames: ['Ada', 'Boris', 'Chloé'] };
}

const ctx = begun();
const guard = { figure: ctx.state?.figures.findIndex((f) => f.kind === 1 && f.number === 3) ?? -1 };
const brute = { figure: 0 };
const weaver = { figure: 2 };
const card = (id: string): { card: number } => ({ card: ctx.table.cards.findIndex((c) => c.face.id === id) });
const hex = (name: string): { space: number } => ({ space: ctx.table.map.names.indexOf(name) });

function event(lang: 'fr' | 'en', key: string, args: Readonly<Record<string, Arg>>): string {
  return wordsFor(lang).event({ rule: 'gh:R1', key, args, to: 'all' }, ctx);
}

describe('names', () => {
  it('take their article inside a sentence, and none in a label', () => {
    expect([fr.figure(0, ctx), fr.figure(guard.figure, ctx), en.figure(guard.figure, ctx)]).toEqual([
      'Brute',
      'Garde bandit 3',
      'Bandit Guard 3',
    ]);
    expect(event('fr', 'turn', { figure: guard })).toBe('Tour du Garde bandit 3.');
    expect(event('fr', 'turn', { figure: weaver })).toBe('Tour du Tisse-sort.');
    expect(event('en', 'turn', { figure: brute })).toBe('Turn of the Brute.');
    expect(event('en', 'turn', { figure: guard })).toBe('Turn of Bandit Guard 3.');
  });

  it('tell characters of one class apart by numbers', () => {
    const four: Setup = {
      ...setupOf(['brute', 'scoundrel', 'brute']),
      choices: { 'class-twice': 'allowed' },
    };
    const naming: Naming = { table: gloomhaven.tables(four) };
    expect([0, 1, 2].map((i) => en.figure(i, naming))).toEqual(['Brute 1', 'Scoundrel', 'Brute 2']);
    const turn = { rule: 'gh:R1', key: 'turn', args: { figure: { figure: 2 } }, to: 'all' } as const;
    expect([fr.event(turn, naming), en.event(turn, naming)]).toEqual(['Tour de la Brute 2.', 'Turn of Brute 2.']);
  });

  it('of characters are known without a state', () => {
    expect(en.figure(1, { table: ctx.table })).toBe('Scoundrel');
  });

  it('of cards are quoted, and hexes go by column and row', () => {
    expect(event('fr', 'plays', { figure: brute, card: card('brute:trample'), half: { term: 'half.bottom' } })).toBe(
      'La Brute joue «\u202FPiétinement\u202F», moitié du bas.',
    );
    expect(event('en', 'moves', { figure: brute, space: hex('9,3'), n: 2 })).toBe('The Brute moves 2 hexes, to 9,3.');
    expect(en.eventParts({ rule: 'gh:R1', key: 'springs', args: { figure: brute, space: hex('4,4') }, to: 'all' }, ctx)).toContainEqual({
      text: '4,4',
      space: hex('4,4').space,
    });
  });
});

describe('an attack', () => {
  it('says what is drawn', () => {
    const draws = (id: string): string[] =>
      (['en', 'fr'] as const).map((lang) => event(lang, 'draws', { figure: guard, card: { term: `modifier.${id}` } }));
    expect(draws('-1')).toEqual(['Bandit Guard 3 draws −1.', 'Le Garde bandit 3 pioche −1.']);
    expect(draws('rolling+0/stun')).toEqual([
      'Bandit Guard 3 draws rolling +0 with Stun.',
      'Le Garde bandit 3 pioche Combo +0 avec Étourdi.',
    ]);
    expect(draws('curse')[1]).toBe('Le Garde bandit 3 pioche une Malédiction (l’attaque ne fait rien).');
  });

  it('says what it comes to', () => {
    expect(event('fr', 'comes-to', { figure: guard, target: brute, n: 1 })).toBe(
      'L’attaque du Garde bandit 3 contre la Brute vaut 1 dégât.',
    );
    expect(event('en', 'comes-to', { figure: guard, target: brute, n: 0 })).toBe('Bandit Guard 3’s attack on the Brute does no damage.');
    expect(event('en', 'shielded', { figure: brute, n: 2, pierce: 0 })).toBe('Shield 2 of the Brute.');
  });

  it('says why its maker goes for whom', () => {
    expect(event('fr', 'focuses', { figure: guard, target: weaver, why: { term: 'focus.way' } })).toBe(
      'Le Garde bandit 3 prend le Tisse-sort pour cible prioritaire\u202F: le chemin le plus court.',
    );
  });
});

describe('what players are asked about monsters', () => {
  it('says where they would go and whom they would attack', () => {
    const say = (targets: readonly number[]) => ({
      key: 'monster-goes',
      args: { figure: guard, space: hex('9,2'), targets: { figures: [...targets] } },
    });
    expect(en.option(say([0, 2]), ctx)).toBe('Bandit Guard 3: end in 9,2 and attack the Brute and the Spellweaver');
    expect(fr.option(say([]), ctx)).toBe('Le Garde bandit 3\u202F: finir en 9,2, sans personne à attaquer');
    expect(fr.prompt({ key: 'ask-focus', args: { figure: guard } }, ctx).question).toContain('sa cible prioritaire');
  });
});

describe('the cards of monsters', () => {
  it('are read line by line', () => {
    const cards = findMonsterDeck('guard')?.cards ?? [];
    expect(cards.map((c) => en.abilityLine(c)).slice(0, 3)).toEqual([
      'Shield 1; Retaliate 2',
      'Move +1; Attack −1',
      'Move −1; Attack +0, Range 2',
    ]);
    expect(en.outcome('bandit-guard:525', ctx)).toBe('Initiative 30: Move +1; Attack −1');
    expect(fr.outcome('standee-4', ctx)).toBe('Numéro 4');
    expect(fr.outcome('brute:trample')).toBe('Piétinement');
    expect(en.outcome('x2')).toBe('×2');
  });

  it('and their stat cards too', () => {
    const archer = findMonster('bandit-archer')?.levels[0].normal;
    expect(archer && en.statLine(archer)).toBe('4 hit points, 2 movement, 2 attack, 3 range');
    expect(archer && fr.statLine(archer)).toBe('Points de vie 4, déplacement 2, attaque 2, portée 3');
  });
});

describe('the parts of a number', () => {
  it('say where they come from, and what takes the place of everything before', () => {
    const parts = [
      { layer: 'base', amount: 2, source: { term: 'part.printed' }, rule: 'gh:monster.1' },
      { layer: 'add', amount: -1, source: { term: 'part.card' }, rule: 'gh:monster.1' },
      { layer: 'set', amount: 0, source: { term: 'condition.immobilize' }, rule: 'gh:condition.immobilize' },
    ] as const;
    expect(parts.map((p) => en.contribution(p, ctx))).toEqual(['2 printed', '−1 its card of this round', '0: Immobilize']);
    expect(parts.map((p) => fr.contribution(p, ctx))).toEqual(['2 de base', '−1 sa carte de ce round', '0\u202F: Immobilisé']);
  });
});

describe('what is wrong with a set-up', () => {
  it('is said with the names of this language', () => {
    expect(fr.fault({ key: 'card-of-others', args: { what: 'brute:trample' } })).toBe(
      '«\u202FPiétinement\u202F» appartient à une autre classe.',
    );
    expect(en.fault({ key: 'how-many-characters', args: { what: '5' } })).toBe('A scenario is for two to four characters, not 5.');
  });
});
