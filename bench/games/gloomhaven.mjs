import { CARDS, CLASSES_FACES, GLOOMHAVEN_ODDS, GLOOMHAVEN_THREATS, gloomhaven } from '@escarmouche/engine/gloomhaven';

/** Two characters in the first scenario, each with the first cards of its class. @returns {object} */
function gloomhavenSetup() {
  const two = CLASSES_FACES.filter((c) => c.id === 'brute' || c.id === 'spellweaver');
  const hand = (c) => CARDS.filter((card) => card.class === c.id).slice(0, c.hand);
  return { scenario: 'black-barrow', characters: two.map((c) => ({ class: c.id, cards: hand(c).map((card) => card.id) })), level: 1 };
}

export const odds = GLOOMHAVEN_ODDS;
export const threats = GLOOMHAVEN_THREATS;

/** The matches it is measured on. */
export const matches = [{ name: 'gloomhaven, Black Barrow, two characters', game: gloomhaven, setup: gloomhavenSetup() }];
