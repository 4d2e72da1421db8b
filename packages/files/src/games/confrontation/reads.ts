import { readProfiles, readWoundTable } from './own.ts';

/** Files of Confrontation alone: cards of one's own, and a wound table. */
export const confrontationReads = { profiles: readProfiles, wounds: readWoundTable };
