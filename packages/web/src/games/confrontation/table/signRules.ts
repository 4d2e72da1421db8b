/** The paragraph behind each sign of the board. */
import type { AllTexts } from './strings.ts';

export const SIGN_RULES = {
  side: 'conf:F5.e',
  grid: 'conf:F4.j',
  melee: 'conf:IX-A-1.a',
  cut: 'conf:IX-A-2.f',
  now: 'conf:IX-C-1.d',
  wound: 'conf:F2.d',
  stunned: 'conf:IX-F-1.a',
  charged: 'conf:F3.a',
  dive: 'conf:IX-B-2.c',
  routed: 'conf:F8.b',
  fierce: 'conf:skill.fierce',
  marker: 'conf:IX-B-1.d',
  acts: 'conf:F4.d',
  spent: 'conf:F4.d',
} as const satisfies Readonly<Record<keyof AllTexts['signs'], string>>;
