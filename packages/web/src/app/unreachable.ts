/** Telling apart what could not be fetched, because no server answers or a newer version stands there, from mistakes of ours. */

/** What the browsers say of a module that did not come, and vite of a style sheet. */
const SAID = /dynamically imported module|importing a module script failed|unable to preload css|failed to fetch|networkerror|load failed/i;

/** Whether an error means that a part of the app could not be fetched. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && (error.name === 'Unreachable' || SAID.test(error.message));
}
