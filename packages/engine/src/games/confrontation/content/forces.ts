/** Ready-made forces of four fighters, so that a skirmish can begin at once. */
import type { Names } from './types.ts';

export interface Force {
  readonly id: string;
  readonly names: Names;
  /** Id of an army. */
  readonly army: string;
  /** Ids of profiles, one for each figure. */
  readonly profiles: readonly string[];
}

const force = (id: string, en: string, fr: string, army: string, profiles: readonly string[]): Force => ({
  id,
  names: { en, fr },
  army,
  profiles,
});

export const FORCES: readonly Force[] = [
  force('lion-household', 'The household', 'La maison du roi', 'lion', [
    'royal-guard',
    'royal-guard',
    'paladin-of-alahan',
    'paladin-of-alahan',
  ]),
  force('lion-lance', 'Lance and song', 'La lance et le chant', 'lion', [
    'knight-of-alahan',
    'bard-of-alahan',
    'swordplayer',
    'swordplayer',
  ]),
  force('lion-watch', 'The high watch', 'La haute garde', 'lion', ['royal-guard', 'royal-guard', 'bard-of-alahan', 'falconer-of-alahan']),
  force('griffin-tribunal', 'The tribunal', 'Le tribunal', 'griffin', ['praetorian-guard', 'praetorian-guard', 'magistrate', 'magistrate']),
  force('griffin-inquest', 'The inquest', "L'enquête", 'griffin', ['praetorian-guard', 'magistrate', 'magistrate', 'magistrate']),
  force('scorpion-sanath', "Sanath's hand", 'La main de Sanath', 'scorpion', ['arkeon-sanath', 'dirz-clone', 'dirz-clone', 'dirz-clone']),
  force('scorpion-dawn', 'Before dawn', "Avant l'aube", 'scorpion', ['mounted-vicar', 'dawn-warrior', 'dawn-warrior', 'dawn-warrior']),
  force('scorpion-vats', 'Out of the vats', 'Au sortir des cuves', 'scorpion', [
    'athan-zakhil',
    'dawn-warrior',
    'dawn-warrior',
    'dirz-clone',
  ]),
  force('dwarves-wall', 'The wall', 'Le mur', 'dwarves', ['khor-warrior', 'khor-warrior', 'khor-with-great-sword', 'thermo-priest']),
  force('dwarves-savage', "The Savage's band", 'La bande du Sauvage', 'dwarves', [
    'kahinir-the-savage',
    'khor-warrior',
    'khor-with-great-sword',
    'thermo-priest',
  ]),
  force('dwarves-steam', 'Steam and steel', 'Vapeur et acier', 'dwarves', [
    'son-of-uren',
    'khor-warrior',
    'khor-with-great-sword',
    'thermo-priest',
  ]),
  force('orcs-trail', 'On the trail', 'Sur la piste', 'orcs', ['orc-tracker', 'orc-tracker', 'orc-tracker', 'orc-shaman']),
  force('orcs-spirits', 'Two drums', 'Deux tambours', 'orcs', ['orc-tracker', 'orc-tracker', 'orc-shaman', 'orc-shaman']),
  force('behemoth-stones', 'Four stones', 'Quatre pierres', 'behemoth', [
    'stone-warrior',
    'stone-warrior',
    'stone-warrior',
    'stone-warrior',
  ]),
  force('goblins-school', 'The school', "L'école", 'goblins', ['redox', 'goblin-bushi', 'goblin-bushi', 'goblin-bushi']),
  force('goblins-street', 'The street', 'La rue', 'goblins', ['redox', 'goblin-bushi', 'goblin-bushi', 'goblin-ashigaru']),
  force('wolfen-pack', 'The pack', 'La meute', 'wolfen', ['wolfen-prowler', 'wolfen-prowler', 'wolfen-prowler', 'wolfen-prowler']),
  force('training-line', 'Plain line', 'Ligne ordinaire', 'training', ['plain', 'plain', 'plain', 'plain']),
  force('training-mixed', 'One of each', 'Un de chaque', 'training', [
    'training-cavalry',
    'training-flyer',
    'training-magician',
    'training-healer',
  ]),
];

/** The ready-made force of this id, if there is one. */
export function findForce(id: string): Force | undefined {
  return FORCES.find((f) => f.id === id);
}
