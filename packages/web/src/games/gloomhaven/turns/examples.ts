/** Positions to begin with, each for one rule. */
import type { Situation } from '@escarmouche/engine/gloomhaven';
import type { Both } from '../../../app/rulebook.ts';
import { OWN_TYPE, ownType, PLAIN_NUMBERS, turnBegins } from './begins.ts';

/** A position, what happens on it, and the paragraph that says so. */
export interface Example {
  readonly id: string;
  readonly name: Both;
  readonly text: Both;
  readonly rule: string;
  readonly situation: Situation;
}

type Tile = NonNullable<Situation['tiles']>[number];
const lying = (kind: Tile['kind'], ...list: readonly Tile['at'][]): Tile[] => list.map((at) => ({ kind, at }));

/** Move and attack as they are printed. */
const GUARD = { 'bandit-guard': { card: '528' } };

export const EXAMPLES: readonly Example[] = [
  {
    id: 'nearest',
    name: { en: 'The nearest by its way', fr: 'Le plus proche par le chemin' },
    text: {
      en: 'The Scoundrel stands nearer as the crow flies, but the way round the obstacles is longer: the Brute is the focus.',
      fr: 'La Crapule est plus proche à vol d’oiseau, mais le chemin qui contourne les obstacles est plus long\u00a0: la cible prioritaire est la Brute.',
    },
    rule: 'gh:focus.4',
    situation: turnBegins(
      'bandit-guard',
      [3, 3],
      { brute: { at: [3, 7], initiative: 30 }, scoundrel: { at: [4, 0], initiative: 20 } },
      { types: GUARD, tiles: lying('obstacle', [3, 1], [4, 1], [3, 2], [2, 1], [5, 1], [5, 2]) },
    ),
  },
  {
    id: 'trap',
    name: { en: 'Round the trap', fr: 'Autour du piège' },
    text: {
      en: 'From the trap it could attack after two steps; it takes the three that touch none.',
      fr: 'Depuis le piège, deux pas suffiraient pour attaquer\u00a0; il en fait trois, qui n’en touchent aucun.',
    },
    rule: 'gh:monster-move.1',
    situation: turnBegins(
      'bandit-guard',
      [3, 5],
      { brute: { at: [3, 2], initiative: 30 } },
      { types: GUARD, tiles: [...lying('trap', [3, 3]), ...lying('obstacle', [2, 3])] },
    ),
  },
  {
    id: 'bow',
    name: { en: 'A bow steps away', fr: 'Un arc s’écarte' },
    text: {
      en: 'Beside its focus a ranged attack has disadvantage: the archer goes to the nearest hexes where it has none, and the players choose which.',
      fr: 'À côté de sa cible, une attaque à distance a un désavantage\u00a0: l’archer va aux hexagones les plus proches où il n’en a pas, et les joueurs choisissent lequel.',
    },
    rule: 'gh:monster-move.3',
    situation: turnBegins(
      'bandit-archer',
      [3, 4],
      { brute: { at: [3, 3], initiative: 30 } },
      { types: { 'bandit-archer': { card: '532' } } },
    ),
  },
  {
    id: 'area',
    name: { en: 'An area over two', fr: 'Une zone sur deux cibles' },
    text: {
      en: 'It goes where its area lies over the focus and another enemy: the most targets count before the shortest way.',
      fr: 'Il va là où sa zone couvre sa cible et un autre ennemi\u00a0: le plus de cibles compte avant le chemin le plus court.',
    },
    rule: 'gh:monster-move.4',
    situation: turnBegins(
      OWN_TYPE,
      [1, 6],
      { brute: { at: [3, 3], initiative: 30 }, spellweaver: { at: [3, 2], initiative: 40 } },
      {
        types: {
          [OWN_TYPE]: ownType({
            ...PLAIN_NUMBERS,
            move: 4,
            area: [
              { q: 1, r: 0 },
              { q: 1, r: -1 },
            ],
          }),
        },
      },
    ),
  },
];
