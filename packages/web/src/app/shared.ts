/**
 * What has come, with each part that is as it was before taken from there: a worker sends everything anew, and what is drawn of a part goes by
 * whether it is the same object. Plain data alone.
 */
export function shared<T>(before: unknown, now: T): T {
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, next] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = shared(old[key], next[key]);
    if (part !== old[key] || !(key in old)) same = false;
    next[key] = part;
  }
  return same ? (before as T) : now;
}
