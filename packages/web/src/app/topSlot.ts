/** The place in the line at the top of the page where a screen puts what belongs there; null where the screen has none. */
import { createContext } from 'react';

export const TopSlot = createContext<HTMLElement | null>(null);
