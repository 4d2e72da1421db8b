import {
  type AttackAction,
  CARDS,
  type CardFace,
  CHOICES,
  type ChoiceId,
  DECKS,
  type FIGHTERS,
  type FighterSide,
  findCard,
  findFighter,
  paragraph,
  WARBAND_NAMES,
} from '@escarmouche/engine/underworlds';
import { type ChoiceText, type GameWords, gameWords } from '../../common.ts';
import { translator } from '../../translator.ts';
import { plain, typeset } from '../../typeset.ts';
import { finish } from '../../variants.ts';
import { cardName, figureName, printed, seatName } from './naming.ts';
import type { Resources } from './resources.ts';
import { one, resultWords, sentence, termWords } from './sentence.ts';
import type { Naming } from './types.ts';

/** A name of content in both languages. */
type Names = Readonly<Record<'en' | 'fr', string>>;

/** Everything a language can say about Underworlds. */
export interface Words extends GameWords<Naming> {
  choice(id: ChoiceId): ChoiceText;
  /** A name of content in this language: of a fighter, a card, a warband, a deck. */
  name(names: Names): string;
  /** The line of a fighter's card: `Move 4, Defence 1 dodge, Wounds 4`. */
  sideLine(side: FighterSide): string;
  /** An Attack action as a card prints it: `Broadsword: range 1, 2 dice on hammers, damage 2, Cleave`. */
  attackLine(attack: AttackAction): string;
  /** What sort of card it is: `End-phase objective, 1 glory`, `Spell, 2 channels`, `Ploy, reaction`. */
  kindLine(face: CardFace): string;
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
    const names = Object.hasOwn(WARBAND_NAMES, id)
      ? WARBAND_NAMES[id as keyof typeof FIGHTERS]
      : (findFighter(id) ?? findCard(id) ?? DECKS.find((d) => d.id === id))?.names;
    return names === undefined ? undefined : printed(names, lang);
  }

  /** What a fault is about, by its name in this language: set-ups name cards in English, and the rest by ids. */
  function faultyName(what: string): string {
    const card = CARDS.find((c) => c.names.en === what) ?? findCard(what);
    if (card !== undefined) return printed(card.names, lang);
    return termWords(w, `ability.${what}`) ?? (Object.hasOwn(WARBAND_NAMES, what) ? (bareTerm(what) ?? what) : what);
  }

  /** What an attack has besides its numbers. */
  function traitWords({ traits }: AttackAction): string[] {
    const { cleave, knockback, allAdjacent, criticalDamage, reroll } = traits;
    return [
      ...(allAdjacent === true ? [w.say('phrases', 'trait-all-adjacent')] : []),
      ...(cleave === undefined ? [] : [w.say('phrases', `trait-cleave-${cleave}`)]),
      ...(knockback === undefined ? [] : [w.say('phrases', `trait-knockback-${knockback.when}`, { n: knockback.n })]),
      ...(criticalDamage === undefined ? [] : [w.say('phrases', 'trait-critical-damage', { n: criticalDamage })]),
      ...(reroll === undefined ? [] : [w.say('phrases', 'trait-re-roll', { n: reroll })]),
    ];
  }

  return {
    ...gameWords<Naming>(w, {
      choices: CHOICES,
      paragraph,
      sentence: (room, say, ctx) => sentence(w, room, say, ctx),
      term: bareTerm,
      faulty: (name, value) => (name === 'what' ? faultyName(value) : value),
      inside: (arg, ctx) => one(w, '', arg, ctx),
      figure: (i, ctx) => figureName(w, ctx, i),
      card: (i, ctx) => cardName(w, ctx, i),
      seat: (seat, ctx) => seatName(w, ctx, seat),
    }),
    outcome(id) {
      // Fails, successes and criticals; behind a `+`, the faces that fail and succeed and count for inspiration besides; behind a `*`, criticals that fail.
      const dice = /^\d+:(\d+):(\d+)(?:\+(\d+):(\d+))?(?:\*(\d+))?$/.exec(id);
      if (dice !== null) {
        const [, hits, crits, notedFails = '0', notedHits = '0', lost] = dice;
        const plainly = resultWords(w, Number(hits) + Number(notedHits), Number(crits));
        const result = lost === undefined ? plainly : w.say('phrases', 'with-lost', { result: plainly, n: Number(lost) });
        const noted = Number(notedFails) + Number(notedHits);
        return titled(noted === 0 ? result : w.say('phrases', 'with-noted', { result, n: noted }));
      }
      const objective = /^objective-(\d)$/.exec(id);
      if (objective !== null) return titled(w.say('phrases', 'objective', { n: objective[1] }));
      const direction = termWords(w, `direction.${id}`);
      if (direction !== undefined) return titled(direction);
      const card = findCard(id);
      return card === undefined ? id : set(printed(card.names, lang));
    },
    name: (names) => set(printed(names, lang)),
    sideLine: ({ move, defence, wounds }) =>
      titled(w.say('phrases', 'side-line', { move, dice: defence.dice, symbol: w.say('terms', `defence.${defence.symbol}`), wounds })),
    attackLine(attack) {
      const { names, range, dice, damage, symbol, traits } = attack;
      const key = traits.spell === true ? 'attack-line-spell' : 'attack-line';
      const line = w.say('phrases', key, {
        name: printed(names, lang),
        range,
        n: dice,
        damage,
        symbol: w.say('terms', `symbols.${symbol}`),
      });
      return titled([line, ...traitWords(attack)].join(', '));
    },
    kindLine(face) {
      const kind = w.say('terms', face.scoring === undefined ? `kind.${face.kind}` : `scoring.${face.scoring}`);
      return titled(
        [
          kind,
          ...(face.reaction === true ? [w.say('terms', 'reaction')] : []),
          ...(face.relic === true ? [w.say('terms', 'relic')] : []),
          ...(face.glory === undefined ? [] : [w.say('phrases', 'glory', { n: face.glory })]),
          ...(face.cast === undefined ? [] : [w.say('phrases', `cast-${face.cast.symbol}`, { n: face.cast.count })]),
          ...(face.persists === undefined || face.kind === 'upgrade' ? [] : [w.say('terms', `persists.${face.persists}`)]),
        ].join(', '),
      );
    },
  };
}
