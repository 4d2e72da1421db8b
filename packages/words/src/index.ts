/** Sentences in French and English, made from events and options. */
export {};
