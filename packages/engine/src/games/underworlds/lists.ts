/** Lists that rules read at every decision. */

/**
 * An empty list as V8 lays one that holds objects. One that has never held any is another kind of list to whatever is compiled for lists of
 * objects, and has it compiled again.
 */
export function listOfNone<X extends object>(): X[] {
  const list: object[] = [{}];
  list.pop();
  return list as X[];
}
