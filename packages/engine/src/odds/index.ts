/** Odds: exact distributions over the chance nodes of the rules themselves. */

export { type ChancesFound, chancesFrom, type WinningChance } from './chances.ts';
export type { EndlessDice } from './endless.ts';
export { foresee } from './foresee.ts';
export { asIs, type LuckFound, type LuckRow, type LuckSum, luckOf, luckSums } from './luck.ts';
export { numberOf, oddsAt } from './odds.ts';
export type { LuckMeasure, LuckOfGame, OddsOfGame, Switch } from './odds-of-game.ts';
export type { Foreseen, Means, Outlook, Prospect } from './outlook.ts';
export { type OddsSampled, sampledAt, sampledMean, wilson } from './sample.ts';
export { type AtStake, aside, isSame, lost, type Stake, type StakeKey, yes } from './stakes.ts';
export { pairsAgainst, pairsOf, type Threat, type ThreatsSoFar, threatsOf } from './threat.ts';
export type { ThreatMeans } from './threat-search.ts';
export type { ThreatsOfGame } from './threats-of-game.ts';
export { oneByOne, type WhatIf, type WhatIfs, whatIf } from './what-if.ts';
export { type ChancesAt, type TurningPoint, type WinningAsked, type WinningFound, winningAlong } from './winning.ts';
