/** The order of test files: what takes longest is begun first, so that no processor waits at the end for one that was begun last. */
import { BaseSequencer } from 'vitest/node';

/**
 * The files in the order that their paths are named in, all others after them as they were.
 * @template {{ readonly moduleId: string }} F
 * @param {readonly F[]} files
 * @param {readonly string[]} longest what stands in the paths of the files that take longest, the longest first
 */
export function inOrder(files, longest) {
  /** @param {F} file */
  const rank = ({ moduleId }) => {
    const path = moduleId.replaceAll('\\', '/');
    const at = longest.findIndex((name) => path.includes(name));
    return at < 0 ? longest.length : at;
  };
  return [...files].sort((a, b) => rank(a) - rank(b));
}

/**
 * vitest's own order goes by how long each file took the last time, and by its length on a new machine, which says little.
 * @param {readonly string[]} longest
 */
export function longestFirst(longest) {
  return class extends BaseSequencer {
    /** @override @type {BaseSequencer['sort']} */
    async sort(files) {
      return inOrder(await super.sort(files), longest);
    }
  };
}
