/**
 * Ready-made forces, so that a skirmish can begin at once. What a fighter costs is the publisher's and says little of how strong it is, so the forces are of three
 * strengths instead, each put together until forces of one strength are nearly even between players who search (docs/balance.md).
 */
import type { Names } from './types.ts';

/** How strong a force is, roughly: `measured.ts` says which two of one strength are even. */
export const STRENGTHS = ['light', 'middling', 'heavy'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface Force {
  readonly id: string;
  readonly names: Names;
  /** Id of an army. */
  readonly army: string;
  readonly strength: Strength;
  /** Ids of profiles, one for each figure. */
  readonly profiles: readonly string[];
}

/** So many of one profile. */
type Some = readonly [n: number, profile: string];

const force = (id: string, en: string, fr: string, army: string, strength: Strength, ...fighters: readonly Some[]): Force => ({
  id,
  names: { en, fr },
  army,
  strength,
  profiles: fighters.flatMap(([n, profile]) => Array.from({ length: n }, () => profile)),
});

export const FORCES: readonly Force[] = [
  force('lion-household', 'The household', 'La maison du roi', 'lion', 'heavy', [3, 'royal-guard'], [1, 'paladin-of-alahan']),
  force('lion-lance', 'Lance and song', 'La lance et le chant', 'lion', 'heavy', [1, 'knight-of-alahan'], [1, 'bard-of-alahan']),
  force(
    'lion-watch',
    'The high watch',
    'La haute garde',
    'lion',
    'middling',
    [2, 'royal-guard'],
    [1, 'bard-of-alahan'],
    [1, 'falconer-of-alahan'],
  ),
  force('griffin-tribunal', 'The tribunal', 'Le tribunal', 'griffin', 'heavy', [2, 'praetorian-guard'], [2, 'magistrate']),
  force('griffin-inquest', 'The inquest', "L'enquête", 'griffin', 'middling', [1, 'praetorian-guard'], [4, 'magistrate']),
  force('scorpion-sanath', "Sanath's hand", 'La main de Sanath', 'scorpion', 'light', [1, 'arkeon-sanath'], [2, 'dirz-clone']),
  force('scorpion-dawn', 'Before dawn', "Avant l'aube", 'scorpion', 'middling', [5, 'dawn-warrior'], [1, 'dirz-clone']),
  force('scorpion-vats', 'Out of the vats', 'Au sortir des cuves', 'scorpion', 'light', [1, 'athan-zakhil'], [3, 'dawn-warrior']),
  force('dwarves-wall', 'The wall', 'Le mur', 'dwarves', 'middling', [3, 'khor-warrior'], [2, 'khor-with-great-sword']),
  force(
    'dwarves-savage',
    "The Savage's band",
    'La bande du Sauvage',
    'dwarves',
    'middling',
    [1, 'kahinir-the-savage'],
    [1, 'khor-warrior'],
    [2, 'khor-with-great-sword'],
  ),
  force('dwarves-steam', 'Steam and steel', 'Vapeur et acier', 'dwarves', 'heavy', [1, 'son-of-uren'], [2, 'khor-with-great-sword']),
  force('orcs-trail', 'On the trail', 'Sur la piste', 'orcs', 'middling', [5, 'orc-tracker']),
  force('orcs-spirits', 'Three drums', 'Trois tambours', 'orcs', 'light', [2, 'orc-tracker'], [3, 'orc-shaman']),
  force('behemoth-stones', 'Two stones', 'Deux pierres', 'behemoth', 'heavy', [2, 'stone-warrior']),
  force('goblins-school', 'The school', "L'école", 'goblins', 'light', [1, 'redox'], [1, 'goblin-bushi'], [5, 'goblin-ashigaru']),
  force('goblins-street', 'The street', 'La rue', 'goblins', 'light', [1, 'redox'], [7, 'goblin-ashigaru']),
  force('wolfen-pack', 'The pack', 'La meute', 'wolfen', 'middling', [5, 'wolfen-prowler']),
  force('training-line', 'Plain line', 'Ligne ordinaire', 'training', 'light', [9, 'plain']),
  force(
    'training-mixed',
    'One of each',
    'Un de chaque',
    'training',
    'light',
    [2, 'training-cavalry'],
    [1, 'training-flyer'],
    [1, 'training-magician'],
    [1, 'training-healer'],
    [1, 'plain'],
  ),
];

/** The ready-made force of this id, if there is one. */
export function findForce(id: string): Force | undefined {
  return FORCES.find((f) => f.id === id);
}
