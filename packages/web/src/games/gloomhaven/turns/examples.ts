/** Boards to begin with, each for one rule. */
import type { Both } from '../../../app/games.ts';
import { type At, EMPTY, type Figure, type Ground, keyOf, PLAIN_NUMBERS, type TurnBoard } from './board.ts';

/** A board, what happens on it, and the paragraph that says so. */
export interface Example {
  readonly id: string;
  readonly name: Both;
  readonly text: Both;
  readonly rule: string;
  readonly board: TurnBoard;
}

const brute = (initiative: number): Figure => ({ kind: 'character', class: 'brute', initiative });
const scoundrel = (initiative: number): Figure => ({ kind: 'character', class: 'scoundrel', initiative });
const spellweaver = (initiative: number): Figure => ({ kind: 'character', class: 'spellweaver', initiative });
const active: Figure = { kind: 'active' };

const standing = (list: readonly (readonly [At, Figure])[]): TurnBoard['figures'] =>
  Object.fromEntries([...list].sort(([a], [b]) => a[1] - b[1] || a[0] - b[0]).map(([at, f]) => [keyOf(at), f]));
const lying = (kind: Ground, list: readonly At[]): TurnBoard['ground'] => Object.fromEntries(list.map((at) => [keyOf(at), [kind]]));

export const EXAMPLES: readonly Example[] = [
  {
    id: 'nearest',
    name: { en: 'The nearest by its way', fr: 'Le plus proche par le chemin' },
    text: {
      en: 'The Scoundrel stands nearer as the crow flies, but the way round the obstacles is longer: the Brute is the focus.',
      fr: 'La Crapule est plus proche à vol d’oiseau, mais le chemin qui contourne les obstacles est plus long\u00a0: la cible prioritaire est la Brute.',
    },
    rule: 'gh:focus.4',
    board: {
      ...EMPTY,
      ground: lying('obstacle', [
        [3, 1],
        [4, 1],
        [3, 2],
        [2, 1],
        [5, 1],
        [5, 2],
      ]),
      figures: standing([
        [[3, 3], active],
        [[4, 0], scoundrel(20)],
        [[3, 7], brute(30)],
      ]),
    },
  },
  {
    id: 'trap',
    name: { en: 'Round the trap', fr: 'Autour du piège' },
    text: {
      en: 'From the trap it could attack after two steps; it takes the three that touch none.',
      fr: 'Depuis le piège, deux pas suffiraient pour attaquer\u00a0; il en fait trois, qui n’en touchent aucun.',
    },
    rule: 'gh:monster-move.1',
    board: {
      ...EMPTY,
      ground: { ...lying('trap', [[3, 3]]), ...lying('obstacle', [[2, 3]]) },
      figures: standing([
        [[3, 5], active],
        [[3, 2], brute(30)],
      ]),
    },
  },
  {
    id: 'bow',
    name: { en: 'A bow steps away', fr: 'Un arc s’écarte' },
    text: {
      en: 'Beside its focus a ranged attack has disadvantage: the archer goes to the nearest hexes where it has none, and the players choose which.',
      fr: 'À côté de sa cible, une attaque à distance a un désavantage\u00a0: l’archer va aux hexagones les plus proches où il n’en a pas, et les joueurs choisissent lequel.',
    },
    rule: 'gh:monster-move.3',
    board: {
      ...EMPTY,
      monster: { ...EMPTY.monster, type: 'bandit-archer', card: '532' },
      figures: standing([
        [[3, 4], active],
        [[3, 3], brute(30)],
      ]),
    },
  },
  {
    id: 'area',
    name: { en: 'An area over two', fr: 'Une zone sur deux cibles' },
    text: {
      en: 'It goes where its area lies over the focus and another enemy: the most targets count before the shortest way.',
      fr: 'Il va là où sa zone couvre sa cible et un autre ennemi\u00a0: le plus de cibles compte avant le chemin le plus court.',
    },
    rule: 'gh:monster-move.4',
    board: {
      ...EMPTY,
      monster: {
        ...EMPTY.monster,
        type: 'own',
        own: {
          ...PLAIN_NUMBERS,
          move: 4,
          area: [
            { q: 1, r: 0 },
            { q: 1, r: -1 },
          ],
        },
      },
      figures: standing([
        [[1, 6], active],
        [[3, 3], brute(30)],
        [[3, 2], spellweaver(40)],
      ]),
    },
  },
];
