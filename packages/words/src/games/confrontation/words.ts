/** The words of Confrontation in one language: every sentence, name and term that a screen or a command line shows. */
import {
  ARMIES,
  CHOICES,
  type ChoiceId,
  columnOf,
  findProfile,
  type HasSkill,
  LOCATIONS,
  type Names,
  paragraph,
  SKILLS,
  skillNamed,
} from '@escarmouche/engine/confrontation';
import { type ChoiceText, type GameWords, gameWords } from '../../common.ts';
import { translator } from '../../translator.ts';
import { plain, typeset } from '../../typeset.ts';
import { finish } from '../../variants.ts';
import { cardName, figureName, seatName } from './naming.ts';
import type { Resources } from './resources.ts';
import { one, sentence, termWords } from './sentence.ts';
import type { Naming } from './types.ts';

/** A skill as a card prints it, and what it does. */
export interface SkillWords {
  /** `Master strike/2`, `Immunity/fear`. */
  readonly name: string;
  readonly text: string;
}

/** Everything a language can say about Confrontation. */
export interface Words extends GameWords<Naming> {
  choice(id: ChoiceId): ChoiceText;
  /** A card of a player, by its place among the table's: `Dirz clone ×3`. */
  card(i: number, ctx: Naming): string;
  /** What a card calls a characteristic: `INI`. */
  abbreviation(stat: string): string;
  /** A skill on a card; undefined where the game knows none of that id. */
  skill(has: HasSkill): SkillWords | undefined;
  /** A name of content in this language: of a profile, an army, an effect, a wound table. */
  name(names: Names): string;
}

/** Makes the words of one language from its lists. */
export function makeWords(resources: Resources): Words {
  const w = translator(resources);
  const { lang } = resources;
  const set = (text: string): string => typeset(lang, text);
  const titled = (text: string): string => plain(finish(w, text));

  function bareTerm(id: string): string | undefined {
    const known = termWords(w, id);
    if (known !== undefined) return known;
    const skill = id.startsWith('skill.') ? SKILLS.find((s) => `skill.${s.id}` === id) : undefined;
    return (skill ?? ARMIES.find((a) => a.id === id) ?? findProfile(id))?.names[lang];
  }

  /** What follows a skill's stroke: a location, fear, a profile, an army; as it stands where it is none of these. */
  function strokeWords(to: string): string {
    const id = ['to.', 'location.', 'skill.', ''].find((kind) => bareTerm(kind + to) !== undefined);
    return id === undefined ? to : (bareTerm(id + to) ?? to);
  }

  return {
    ...gameWords<Naming>(w, {
      choices: CHOICES,
      paragraph,
      sentence: (room, say, ctx) => sentence(w, room, say, ctx),
      term: bareTerm,
      faulty: (name, value) =>
        name === 'what'
          ? (['skill.', 'location.', 'to.', 'base.', 'abbr.'].map((kind) => bareTerm(kind + value)).find((x) => x !== undefined) ?? value)
          : value,
      inside: (arg, ctx) => one(w, '', arg, ctx),
      figure: (i, ctx) => figureName(w, ctx, i),
      card: (i, ctx) => cardName(w, ctx, i),
      seat: (seat, ctx) => seatName(w, ctx, seat),
    }),
    outcome(id) {
      const [kind, first, second] = id.split(':');
      if (kind === 'die') return titled(w.say('phrases', 'outcome-die', { n: first }));
      if (kind === 'best') {
        const [n, times] = first.split('x');
        return titled(
          times === undefined || times === '1'
            ? w.say('phrases', 'outcome-best', { n })
            : w.say('phrases', 'outcome-best-many', { n, times }),
        );
      }
      if (kind !== 'wound') return id;
      const location = termWords(w, `location.${LOCATIONS[columnOf(Number(first))]}`) ?? '';
      return titled(w.say('phrases', 'outcome-wound', { low: first, high: second, location }));
    },
    abbreviation: (stat) => set(termWords(w, stat, 'abbr.') ?? stat),
    skill({ skill: id, x, to }) {
      const skill = skillNamed(id);
      if (skill === undefined) return undefined;
      const name = skill.names[lang];
      const stroke = x ?? (to === undefined ? undefined : strokeWords(to));
      return { name: set(stroke === undefined ? name : w.say('phrases', 'skill-x', { name, x: stroke })), text: set(skill.text[lang]) };
    },
    name: (names) => set(names[lang]),
  };
}
