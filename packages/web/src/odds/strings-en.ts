/** Odds in English. */
export const en = {
  title: 'Odds',
  chance: {
    success: (p: string): string => `${p} to succeed`,
    hit: (p: string): string => `${p} to hit`,
    wound: (p: string): string => `${p} to wound`,
    wounded: (p: string): string => `${p} wounded`,
    out: (p: string): string => `${p} out of action`,
    damage: (p: string): string => `${p} to deal damage`,
  } as Readonly<Record<string, (p: string) => string>>,
  about: (name: string): string => `${name}: `,
  amount: {
    damage: (n: string): string => `${n} damage on average`,
  } as Readonly<Record<string, (n: string) => string>>,
  name: {
    success: 'Success',
    hit: 'Hit',
    wound: 'A new wound',
    wounded: 'Wounded',
    out: 'Out of action',
    damage: 'Damage',
  } as Readonly<Record<string, string>>,
  way: {
    'nobody-reacts': 'as long as nobody reacts and no die is rolled again by choice',
    'parries-once': 'if whoever is struck parries with one die where that can be, and sixes are rolled again until it is enough',
    'places-half':
      'if whoever else places dice puts half of them into attack, whoever is struck parries with one die where that can be, and sixes are rolled again until it is enough',
  } as Readonly<Record<string, string>>,
  exact: 'Counted exactly',
  hidden: (worlds: number): string => `Averaged over ${worlds} guesses at what is hidden`,
  sampled: (times: number): string => `Sampled in ${times} plays, right within the bounds shown 95 times of 100`,
  how: (sure: string, way: string): string => `${sure}, ${way}.`,
  whole: 'The whole distribution',
  value: 'Result',
  share: 'Chance',
  fraction: 'As a fraction',
  yes: 'Yes',
  no: 'No',
  between: (low: string, high: string): string => `${low} to ${high}`,
};
