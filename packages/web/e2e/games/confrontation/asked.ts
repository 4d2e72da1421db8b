/** The questions that matches of this game come to, and set-ups made for those that ordinary matches hardly come to. */
import { CONFRONTATION_ODDS, confrontation, FORCES, PROFILES, readySetup } from '@escarmouche/engine/confrontation';
import { questions, type Rare, VS_BOT } from '../../questions.ts';

/** Each of the first with each of the others, the one who comes first changing. */
function pairs<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b, k) => ((i + k) % 2 === 0 ? ([a, b] as const) : ([b, a] as const))));
}

const profile = (id: string, skills: readonly string[]) => {
  const of = PROFILES.find((p) => p.id === 'royal-guard');
  if (of === undefined) throw new Error('no royal guard');
  return { ...of, id, skills: skills.map((skill) => ({ skill })) } as (typeof PROFILES)[number];
};

/** A combat phase with fighters of one's own who have these skills on the first side. */
function combatOf(
  skills: readonly (readonly string[])[],
  choices: Readonly<Record<string, string>> = {},
  places?: 'after-initiative',
): ReturnType<typeof readySetup> {
  const profiles = skills.map((s, i) => ({ ...profile(`ours-${i + 1}`, s), ...(places === undefined ? {} : { places }) }));
  const ready = readySetup('combat', [profiles.map((p) => p.id), ['praetorian-guard', 'magistrate', 'magistrate']], { profiles });
  return { ...ready, choices };
}

const force = (id: string): readonly string[] => FORCES.find((f) => f.id === id)?.profiles ?? [];

const RARE: readonly Rare<ReturnType<typeof readySetup>>[] = [
  {
    step: 'card/act',
    setup: readySetup('skirmish', [
      ['dawn-warrior', 'dawn-warrior', 'dawn-warrior'],
      ['royal-guard', 'royal-guard'],
    ]),
    seed: 1,
    offers: [/^stay:dawn-warrior-1$/, /^stay:dawn-warrior-2$/, /^stay:dawn-warrior-3$/, /^end$/],
  },
  {
    step: 'card/act',
    setup: readySetup('skirmish', [
      ['royal-guard', 'dawn-warrior'],
      ['royal-guard', 'royal-guard'],
    ]),
    seed: 1,
    likes: /^(charge|engage|move):/,
    offers: [/^leave:/],
  },
  {
    step: 'activation/who begins',
    setup: { ...readySetup('skirmish', [['royal-guard'], ['royal-guard']]), choices: { 'first-card': 'winner-decides' } },
    seed: 1,
  },
  { step: 'attack/Feint', setup: combatOf([['feint'], ['feint']]), seed: 1 },
  { step: 'combat/place dice after Initiative', setup: combatOf([[], []], {}, 'after-initiative'), seed: 1 },
  { step: 'attack/Ambidextrous', setup: combatOf([['ambidextrous'], ['ambidextrous']], { 'natural-one': 'fails' }), seed: 28 },
  { step: 'pass of arms, every blow counted/first to strike', setup: combatOf([[], []], { 'earned-blow': 'within' }), seed: 1 },
  { step: 'pass of arms, every blow counted/then the others', setup: combatOf([[], []], { 'earned-blow': 'within' }), seed: 4 },
];

/** Of ordinary matches, these. */
function setups(): readonly ReturnType<typeof readySetup>[] {
  const usual = [force('griffin-tribunal'), force('dwarves-wall')] as const;
  return [usual, ...pairs(FORCES.map((f) => f.profiles))].flatMap((armies) => [
    readySetup('skirmish', armies),
    readySetup('combat', armies),
  ]);
}

export const QUESTIONS = questions(confrontation, CONFRONTATION_ODDS, {
  setups,
  rare: RARE,
  seats: VS_BOT,
  withDice: ['again', 'attack', 'keep', 'leave', 'name', 'parry', 'pursue', 'wound'],
  lang: 'fr',
});
