/** How positions of Underworlds are written, for forms that change them: what each place may name. */
import { type ListedName, listCalled, listChoices, listThings, listWords, type Notation, type NotationPath } from '../../core/index.ts';
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
import { fieldIn } from './situation-setup.ts';

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
function places(s: Situation): readonly string[] {
  const field = fieldIn(s);
  const { ownBoards = [] } = s;
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
    token: () => listCalled({ move: ['Move', 'Mouvement'], charge: ['Charge', 'Charge'], guard: ['Guard', 'Garde'] }),
    done: () =>
      listCalled({
        move: ['moved', 's’est déplacé'],
        charge: ['charged', 'a chargé'],
        attack: ['attacked', 'a attaqué'],
        guard: ['went on Guard', 's’est mis en garde'],
        action: ['took an action of a card', 'a fait l’action d’une carte'],
        success: ['made a successful attack', 'a réussi une attaque'],
        empowered: ['was empowered', 'a été renforcé'],
      }),
    when: () =>
      listCalled({
        always: ['always', 'toujours'],
        'critical-hit': ['on a critical hit', 'sur un coup critique'],
        'critical-rolled': ['where a critical was rolled', 'si un critique est obtenu'],
      }),
    at: () =>
      listCalled({
        start: ['the match begins', 'la partie commence'],
        objectives: ['objective tokens are laid', 'les objectifs se posent'],
        deploy: ['fighters are deployed', 'les combattants se déploient'],
        round: ['a round begins', 'un round commence'],
        activation: ['before an activation', 'avant une activation'],
        power: ['in a power step', 'dans une étape des pouvoirs'],
        end: ['in the end phase', 'en phase de fin'],
      }),
    deed: () =>
      listCalled({
        move: ['a move', 'un déplacement'],
        charge: ['a charge', 'une charge'],
        attack: ['an attack', 'une attaque'],
        guard: ['going on Guard', 'une mise en garde'],
        damage: ['damage', 'des dégâts'],
        out: ['taken out of action', 'une mise hors de combat'],
        play: ['a card played', 'une carte jouée'],
        score: ['an objective scored', 'un objectif marqué'],
        action: ['an action of a card', 'l’action d’une carte'],
        displaced: ['pushed or placed elsewhere', 'une poussée, ou placé ailleurs'],
        through: ['moved through by somebody', 'traversé par quelqu’un'],
        reaction: ['a reaction', 'une réaction'],
        cast: ['a spell cast', 'un sort lancé'],
        held: ['an objective held', 'un objectif tenu'],
        supported: ['support given', 'un soutien donné'],
        return: ['a return to the field', 'un retour en jeu'],
        command: ['a command', 'un ordre'],
        outnumbered: ['outnumbered', 'être en infériorité'],
      }),
    how: () =>
      listCalled({
        charge: ['in a charge', 'en charge'],
        reaction: ['as a reaction', 'en réaction'],
        attack: ['by an attack', 'par une attaque'],
        spell: ['by a spell', 'par un sort'],
        successful: ['successfully', 'avec succès'],
        ploy: ['by a ploy', 'par un stratagème'],
        bystander: ['by an attack on somebody else', 'par une attaque contre un autre'],
      }),
    ...listChoices(CHOICES),
  },
};
