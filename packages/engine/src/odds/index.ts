/** Odds: exact distributions over the chance nodes of the rules themselves. */
export { type OddsOfGame, oddsAt } from './odds.ts';
