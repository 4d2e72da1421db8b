/** Profiles of Confrontation in English. */
export const en = {
  lead: 'Chapter 9 names its fighters and prints few of their numbers. What nobody tells us stays unknown here; where a fighter needs a number to fight, ours stands in.',
  unknown: 'unknown',
  none: 'none',
  ours: 'unknown, ours',
  doubtful: 'less sure',
  legendPrinted: 'as printed',
  legendOurs: 'the card’s number is unknown: ours stands in',
  legendUnknown: 'unknown',
  legendDoubtful: 'printed, as far as one weak source tells',
  legendDash: 'a dash on the card: it has none',
  standing: {
    sure: 'A source states these values.',
    likely: 'One indirect source gives these values.',
    unsure: 'These values come from memory or reconstruction.',
    ours: 'These values are ours.',
  },
  from: (source: string): string => `Source: ${source}`,
  skills: 'Skills',
  effects: 'Effects',
};
