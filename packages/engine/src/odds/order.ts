/** The order in which a graph is to be worked through: what leads back to itself stands together. */

/** A place that the walk has not come to. */
const UNSEEN = -1;

/**
 * Groups of places that lead to one another, ends first: whatever a place leads to is in its own group or in an earlier one
 * (Tarjan's strongly connected components, without recursion: ways may be thousands of dice long).
 */
export function groupsOf(ways: readonly (readonly number[])[]): number[][] {
  const n = ways.length;
  const index = new Int32Array(n).fill(UNSEEN);
  const low = new Int32Array(n);
  const waiting = new Uint8Array(n);
  const stack: number[] = [];
  const groups: number[][] = [];
  /** The way down, and how many of its ways each place on it has tried. */
  const path: number[] = [];
  const tried = new Int32Array(n);
  let next = 0;
  const enter = (i: number): void => {
    index[i] = next;
    low[i] = next++;
    stack.push(i);
    waiting[i] = 1;
    path.push(i);
  };
  // Everything can be reached from the first.
  if (n > 0) enter(0);
  while (path.length > 0) {
    const i = path[path.length - 1];
    if (tried[i] < ways[i].length) {
      const to = ways[i][tried[i]++];
      if (index[to] === UNSEEN) enter(to);
      else if (waiting[to] === 1 && index[to] < low[i]) low[i] = index[to];
      continue;
    }
    path.pop();
    if (path.length > 0) {
      const above = path[path.length - 1];
      if (low[i] < low[above]) low[above] = low[i];
    }
    if (low[i] !== index[i]) continue;
    const group: number[] = [];
    for (;;) {
      const last = stack.pop() as number;
      waiting[last] = 0;
      group.push(last);
      if (last === i) break;
    }
    groups.push(group);
  }
  return groups;
}
