/** The laboratory: experiments, who plays them, their rows and what these say. */
export { codeMark, fileMark } from './code.ts';
export { Course } from './course.ts';
export { intervalOf } from './deciding.ts';
export { type Cell, type Experiment, gamesOf, type Side, type Stop, unitsOf } from './experiment.ts';
export { LabFault } from './fault.ts';
export { labGame } from './games/index.ts';
export { experimentIn, Journal } from './journal.ts';
export { checkOwn } from './own/host.ts';
export { listedBot, type OwnFiles } from './players.ts';
export { inThreads } from './pool.ts';
export { type Answer, query } from './query.ts';
export { Database } from './queue/database.ts';
export { serve } from './queue/serve.ts';
export { work } from './queue/work.ts';
export { measureReadings, type ReadingFound } from './readings/measure.ts';
export { reportPage } from './report/page.ts';
export { writeRows } from './rows.ts';
export { play } from './run.ts';
