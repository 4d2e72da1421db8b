/** Pourquoi non : ce qui interdit une action, en une phrase. */
import { sharedRefusals } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { refusals as source } from '../en/refusals.ts';

export const refusals: Same<typeof source> = { ...sharedRefusals };
