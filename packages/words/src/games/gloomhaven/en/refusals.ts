/** Why not: what forbids an action, in one sentence each. */
import { sharedRefusals } from '../../../en/shared.ts';

export const refusals = { ...sharedRefusals } as const;
