import { useMemo } from 'react';

/** A list that is told anew with every position, as one object for as long as the same stands in it. */
export function useSame<T extends readonly (number | string)[]>(list: T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what stands in it, not by who made it
  return useMemo(() => list, [list.join()]);
}
