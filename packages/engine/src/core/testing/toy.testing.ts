/** The small game of the core's tests, for those of other rooms. */
export * from '../recording/toy.testing.ts';
