/** The rules engine: everything a driver needs, one door. */
export {};
