/** Reading and writing of match, replay and ruling files. */
export {};
