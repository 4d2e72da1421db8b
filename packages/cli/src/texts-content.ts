/** What the command for content says, in both languages. */
import type { Kind } from '@escarmouche/files/content';

export const contentEn = {
  about: 'everything that may be named in files of a game: figures, cards, skills, terrain, options',
  after: `
Each line has an id, as files take it, the name in both languages, and whose it is or what it may be set to (the usual reading first).

Examples:
  escarmouche content wow
  escarmouche content underworlds --json`,
  head: (kind: string, where: string, n: number) => `${kind} (${n}), in ${where}:`,
  kinds: {
    warbands: 'Warbands',
    figures: 'Figures',
    summons: 'Summons',
    cards: 'Cards',
    decks: 'Decks',
    'ability-cards': 'Ability cards of monsters',
    attacks: 'Attacks',
    abilities: 'Abilities',
    skills: 'Skills',
    effects: 'How long effects last',
    modifiers: 'Attack modifier cards',
    conditions: 'Conditions',
    elements: 'Elements',
    values: 'Values',
    terrain: 'Terrain',
    maps: 'Maps and boards',
    scenarios: 'Scenarios',
    parties: 'Ready-made parties, for `play`',
    formats: 'Formats',
    classes: 'Classes',
    'damage-types': 'Damage types',
    natures: 'Natures of attacks',
    armies: 'Armies',
    bases: 'Bases',
    wounds: 'Wounds',
    tiles: 'Tiles',
    tokens: 'Tokens',
    deeds: 'What may have happened',
    factions: 'Factions',
    moments: 'Moments',
    choices: 'Options',
  } as Readonly<Record<Kind, string>>,
};

export const contentFr: typeof contentEn = {
  about: "tout ce que les fichiers d'un jeu peuvent nommer : figurines, cartes, compétences, terrains, options",
  after: `
Chaque ligne donne un identifiant, tel que les fichiers l'écrivent, le nom dans les deux langues, et à qui cela appartient ou les valeurs possibles (la lecture usuelle d'abord).

Exemples :
  escarmouche content wow --lang fr
  escarmouche content underworlds --json`,
  head: (kind: string, where: string, n: number) => `${kind} (${n}), dans ${where} :`,
  kinds: {
    warbands: 'Bandes',
    figures: 'Figurines',
    summons: 'Invocations',
    cards: 'Cartes',
    decks: 'Paquets',
    'ability-cards': 'Cartes capacité des monstres',
    attacks: 'Attaques',
    abilities: 'Aptitudes',
    skills: 'Compétences',
    effects: 'Durées des effets',
    modifiers: "Cartes de modificateur d'attaque",
    conditions: 'États',
    elements: 'Éléments',
    values: 'Valeurs',
    terrain: 'Terrains',
    maps: 'Cartes et plateaux de jeu',
    scenarios: 'Scénarios',
    parties: 'Groupes tout prêts, pour `play`',
    formats: 'Formats',
    classes: 'Classes',
    'damage-types': 'Types de dégâts',
    natures: "Natures d'attaques",
    armies: 'Armées',
    bases: 'Socles',
    wounds: 'Blessures',
    tiles: 'Tuiles',
    tokens: 'Pions',
    deeds: 'Ce qui a pu se passer',
    factions: 'Factions',
    moments: 'Moments',
    choices: 'Options',
  },
};
