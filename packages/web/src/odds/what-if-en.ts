/** What could be otherwise, in English. */

/** One thing that is so or could be, of a figure; what it comes from is named where there may be several. */
type What = (figure: string, source: string) => string;

export const en = {
  counting: 'What each thing adds is being counted …',
  nothing: 'Nothing that could be otherwise here changes these odds.',
  adds: 'What each thing adds',
  could: 'What it would be if',
  points: (n: string): string => `${n} points`,
  impossible: 'could not be done then',
  impossibleThen: 'Then this could not be done at all.',
  beside: 'As it is, and with this one thing the other way',
  stake: 'At stake',
  now: 'Now',
  other: 'Then',
  change: 'Difference',
  what: {
    guard: (figure) => `${figure} is on Guard`,
    supporter: (figure) => `${figure} supports`,
    'one-more-supporter': (figure) => `${figure} comes to support`,
    inspired: (figure) => `${figure} is Inspired`,
    upgrade: (figure, card) => `${figure} bears ${card}`,
    'upgrade-in-hand': (figure, card) => `${figure} is given ${card} from the hand`,
    effect: (figure, source) => (source === '' ? `An effect lasts on ${figure}` : `An effect by ${source} lasts on ${figure}`),
    'high-ground': (figure) => `${figure} stands on high ground`,
    cover: (figure) => `${figure} stands in cover`,
    card: (figure, card) => `${card} is in force for ${figure}`,
    'card-in-bar': (figure, card) => `${card} comes into force for ${figure}`,
    strengthen: (figure) => `${figure} is strengthened`,
    muddle: (figure) => `${figure} is muddled`,
    poison: (figure) => `${figure} is poisoned`,
    shield: (figure) => `${figure} has a shield this round`,
    curse: (figure) => `One more curse lies among the cards of ${figure}`,
    bless: (figure) => `One more blessing lies among the cards of ${figure}`,
    stunned: (figure) => `${figure} is stunned`,
    charged: (figure) => `${figure} was charged`,
    wounded: (figure) => `${figure} is wounded`,
    'die-to-defence': (figure) => `${figure} has placed one die more in defence, one less in attack`,
    'die-to-attack': (figure) => `${figure} has placed one die more in attack, one less in defence`,
  } as Readonly<Record<string, What>>,
};
