/**
 * What the commentary says of the conditions of single cards: cited beside the general paragraph where what a card asks for is not there, so that
 * whoever is refused can read what was answered about just that card.
 */
import type { RuleId } from '../../../core/index.ts';

/** For what a card may be refused. */
export interface OfCard {
  /** It cannot be played or used, or what it asks for does not qualify; of an objective, its condition does not hold. */
  readonly itself?: readonly RuleId[];
  /** The attack that it gives must be made on somebody else. */
  readonly target?: readonly RuleId[];
  /** On a fighter: that one's Move actions, Charges and attacks. */
  readonly move?: readonly RuleId[];
  readonly charge?: readonly RuleId[];
  readonly attack?: readonly RuleId[];
}

/** By the ids of cards. */
export const OF_CARDS: Readonly<Record<string, OfCard>> = {
  // Gambits.
  'nightvault:13': { itself: ['wu:13.1'] },
  'shadespire:18': { itself: ['wu:18.1'] },
  'shadespire:42': { itself: ['wu:42.1'] },
  'shadespire:45': { itself: ['wu:45.1'], target: ['wu:45.1'] },
  'nightvault:47': { itself: ['wu:47.1'] },
  'shadespire:77': { itself: ['wu:77.1'] },
  'shadespire:101': { itself: ['wu:101.1', 'wu:331.1'] },
  'shadespire:102': { itself: ['wu:102.2'], target: ['wu:102.2'] },
  'shadespire:103': { itself: ['wu:103.1'] },
  'shadespire:324': { itself: ['wu:324.1'] },
  'shadespire:336': { itself: ['wu:336.4'] },
  'shadespire:341': { itself: ['wu:341.2'] },
  'shadespire:347': { itself: ['wu:331.1'] },
  'shadespire:354': { itself: ['wu:354.1'] },
  'shadespire:355': { itself: ['wu:355.1'] },
  'shadespire:359': { itself: ['wu:359.2'] },
  'shadespire:368': { itself: ['wu:368.1'] },
  'shadespire:369': { itself: ['wu:369.3'] },
  // Upgrades.
  'shadespire:52': { itself: ['wu:steelhearts-champions.2'], target: ['wu:52.2'] },
  'shadespire:57': { itself: ['wu:57.1'], target: ['wu:57.1'] },
  'shadespire:58': { itself: ['wu:steelhearts-champions.2'] },
  'shadespire:169': { itself: ['wu:169.2'] },
  'shadespire:170': { charge: ['wu:170.1'] },
  'shadespire:171': { attack: ['wu:171.2'] },
  'shadespire:423': { itself: ['wu:423.1'], charge: ['wu:423.1'], attack: ['wu:423.1'] },
  'nightvault:499': { move: ['wu:499.1'], charge: ['wu:499.2'] },
  // Objectives.
  'nightvault:35': { itself: ['wu:35.1'] },
  'shadespire:37': { itself: ['wu:37.1'] },
  'shadespire:59': { itself: ['wu:59.1'] },
  'shadespire:60': { itself: ['wu:60.1'] },
  'shadespire:62': { itself: ['wu:g.31', 'wu:62.1', 'wu:62.2'] },
  'shadespire:96': { itself: ['wu:96.1', 'wu:96.2'] },
  'shadespire:234': { itself: ['wu:g.07'] },
  'shadespire:247': { itself: ['wu:247.1'] },
  'shadespire:248': { itself: ['wu:248.1'] },
  'shadespire:249': { itself: ['wu:331.1'] },
  'shadespire:273': { itself: ['wu:273.1'] },
  'shadespire:282': { itself: ['wu:g.32'] },
  'nightvault:317': { itself: ['wu:317.1'] },
  'nightvault:340': { itself: ['wu:340.1'] },
};

/** By the ids of abilities, which each have a paragraph of their own besides. */
export const OF_ABILITIES: Readonly<Record<string, readonly RuleId[]>> = {
  'furious-parry': ['wu:steelhearts-champions.1', 'wu:steelhearts-champions.2'],
  'varclav-drive': ['wu:thorns-of-the-briar-queen.2'],
};
