/** World of Warcraft Miniatures: the game, its content and its rulebook. */
export * from './choices.ts';
export * from './content/classes.ts';
export * from './content/factions.ts';
export * from './content/index.ts';
export * from './content/parties.ts';
export * from './content/types.ts';
export { EVENTS } from './events.ts';
export { copyWow, freshState, wow } from './game.ts';
export * from './inspect.ts';
export { type PartyFault, partyFaults } from './party.ts';
export * from './rulebook/index.ts';
export * from './setup.ts';
export * from './situation.ts';
export { caseOf } from './situation-writing.ts';
export { situationMatch, wowSituations } from './situations.ts';
export * from './state.ts';
export { buildTable, CHARACTER, fits, PET, type Table, TOTEM, type Wow } from './table.ts';
export { maySee, type View } from './view.ts';
