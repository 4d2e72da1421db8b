/** How positions of Underworlds are written, for forms that change them: what each place may name. */
import { type ListedName, listChoices, listThings, listWords, type Notation, type NotationPath } from '../../core/index.ts';
import { CHOICES } from './choices.ts';
import {
  ABILITIES,
  BOARDS,
  CARDS,
  DECKS,
  FIGHTERS,
  findBoard,
  findFighter,
  WARBAND_NAMES,
  WARBANDS,
  type WarbandId,
} from './content/index.ts';
import { isFor } from './deck.ts';
import { battlefield } from './field.ts';
import { isWellWritten, mayJoin } from './joining.ts';
import { type Situation, situationKind } from './situation.ts';
import { PLAIN } from './situation-setup.ts';

/** The warband of the side that a place lies in; of both sides elsewhere. */
function warbands(s: Situation, [word, seat]: NotationPath): readonly WarbandId[] {
  const all = s.sides.map((side) => side.warband);
  return word === 'sides' ? all.slice(Number(seat), Number(seat) + 1) : [...new Set(all)];
}

/** Fighters as a position calls them where sides are not told apart: those of two warbands of a kind by the number of their side. */
function fighters({ sides }: Situation): ListedName[] {
  const mirror = sides[0].warband === sides[1].warband;
  return sides.flatMap(({ warband }, seat) =>
    FIGHTERS[warband].map(({ id, names }) => ({ id: mirror ? `${id}-${seat + 1}` : id, names, of: warband })),
  );
}

/** The hexes of the battlefield; none where its boards cannot be joined so. */
function places({ field = PLAIN, ownBoards = [] }: Situation): readonly string[] {
  const [one, two] = field.boards.map((id) => findBoard(id) ?? ownBoards.find((b) => b.id === id && isWellWritten(b)));
  if (one === undefined || two === undefined) return [];
  const [first, second] = field.turned;
  const join = { turned: [first, second], offset: field.offset } as const;
  return mayJoin(join, 'middle') ? battlefield([one, two], join).names : [];
}

export const UNDERWORLDS_NOTATION: Notation<Situation> = {
  kind: situationKind,
  blank: {
    sides: [
      { warband: 'garreks-reavers', fighters: { garrek: 'C3' } },
      { warband: 'sepulchral-guard', fighters: { warden: 'C4' } },
    ],
  },
  lists: {
    warband: () => WARBANDS.map((id) => ({ id, names: WARBAND_NAMES[id] })),
    // Beside their own side's name, fighters are called by that of their card.
    fighter: (s, path) => warbands(s, path).flatMap((id) => listThings(FIGHTERS[id], (f) => f.warband)),
    figure: fighters,
    card: (s, path) => {
      const of = warbands(s, path);
      return listThings(
        CARDS.filter((c) => of.some((w) => isFor(c, w))),
        (c) => c.warband,
      );
    },
    deck: (s, path) =>
      listThings(
        DECKS.filter((d) => warbands(s, path).includes(d.warband)),
        (d) => d.warband,
      ),
    ability: () => listThings(ABILITIES),
    attack: (_s, path) => {
      const of = findFighter(String(path[path.indexOf('fighters') + 1]));
      const all = of === undefined ? [] : [...of.uninspired.attacks, ...of.inspired.attacks];
      return listThings(all.filter((a, i) => all.findIndex((o) => o.id === a.id) === i));
    },
    board: ({ ownBoards = [] }) => listThings([...BOARDS, ...ownBoards]),
    place: (s, path) => listWords([...places(s), ...(path[2] === 'fighters' && path.length === 4 ? ['out'] : [])]),
    'token-place': (s) => listWords(['removed', ...places(s), ...places(s).map((hex) => `down ${hex}`)]),
    objective: () => listWords(['1', '2', '3', '4', '5']),
    ...listChoices(CHOICES),
  },
};
