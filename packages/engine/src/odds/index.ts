/** Odds: exact distributions over the chance nodes of the rules themselves. */

export { type ChancesFound, chancesFrom, type WinningChance } from './chances.ts';
export { type Foreseen, foresee, type Means, type Outlook, type Prospect } from './foresee.ts';
export { asIs, type LuckFound, type LuckMeasure, type LuckOfGame, type LuckRow, type LuckSum, luckOf, luckSums } from './luck.ts';
export { numberOf, type OddsOfGame, oddsAt } from './odds.ts';
export { type OddsSampled, sampledAt, sampledMean, wilson } from './sample.ts';
export { type AtStake, aside, isSame, lost, type Stake, type StakeKey, yes } from './stakes.ts';
export { pairsAgainst, pairsOf, type Threat, type ThreatsSoFar, threatsOf } from './threat.ts';
export type { ThreatMeans } from './threat-search.ts';
export type { ThreatsOfGame } from './threats-of-game.ts';
export { oneByOne, type Switch, type WhatIf, type WhatIfs, whatIf } from './what-if.ts';
export { type ChancesAt, type TurningPoint, type WinningAsked, type WinningFound, winningAlong } from './winning.ts';
