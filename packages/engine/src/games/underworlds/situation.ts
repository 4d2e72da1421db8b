/**
 * Situations: a position written down with the game's own words, for rulings and for arbiters. Each field stands here once: what it may
 * hold, what it is, and which number of the state it is (`core/recording/notation.ts`).
 */
import {
  bitsOf,
  choicesField,
  either,
  fieldsFor,
  flag,
  list,
  name,
  named,
  oneOf,
  record,
  row,
  sampleOf,
  someOf,
  type Written,
  whole,
  write,
} from '../../core/index.ts';
import { HEX_KINDS, PERSISTENCES } from './content/index.ts';
import type { Und } from './defs.ts';
import { BLOCKED } from './joining.ts';
import { boards, cards, decks, MOST_FIGHTERS, ownBoards, partialField, printed, warband } from './setup.ts';
import { DEED, type SituationDeed } from './situation-deeds.ts';
import { cardKind, faceId, fighterKind, hexKind, hexOf, type Laying, noSuch } from './situation-names.ts';
import { ASIDE, DECK, DISCARD, type FighterState, HAND, IN_PLAY, type Lasting, type Player, SCORED } from './state.ts';
import { fieldOf, wrong } from './table.ts';

/** Tokens of a fighter, with the numbers of its state. */
const TOKEN_OF = { move: 'moveToken', charge: 'chargeToken', guard: 'guardToken' } as const;
export const TOKENS = ['move', 'charge', 'guard'] as const;
const tokensOf = (f: FighterState) => TOKENS.filter((t) => f[TOKEN_OF[t]] === 1);

/** What a fighter may have done this phase, in the order of the bits of `did`. */
export const DONE = ['move', 'charge', 'attack', 'guard', 'action', 'success', 'empowered'] as const;

const cardsOn = (g: Und, i: number): string[] => g.state.cards.filter((c) => c.zone === IN_PLAY && c.on === i).map((c) => faceId(g, c.def));
const some = <X>(of: readonly X[]): readonly X[] | undefined => (of.length === 0 ? undefined : of);

const fighter = fieldsFor<Laying, Und, FighterState>();
const hexOfFighter = hexKind('D3');

/** A fighter of a situation. */
export const FIGHTER = {
  at: fighter.field(hexOfFighter, 'its hex', 'sa case', {
    in: 'hex',
    more: {
      en: 'without it, and not out of action, it is not on the battlefield',
      fr: 'sans elle, et sans être hors de combat, il n’est pas sur le champ de bataille',
    },
    lay: (on, f, given, at) =>
      on.faults.part(() => {
        if (given === undefined || !on.ground) return;
        const hex = hexOf(on, given, at);
        if (on.state.fighters.some((o) => o.hex === hex)) throw noSuch('hex-taken-twice', at, given);
        if ((fieldOf(on).kinds[hex] & BLOCKED) !== 0) throw wrong(at, 'wu:S3', 'stands-on-blocked', given);
        f.hex = hex;
      }),
  }),
  out: fighter.field(flag, 'out of action', 'hors de combat', { in: 'out' }),
  wounds: fighter.field(whole(0, 99), 'wound tokens', 'pions blessures', { in: 'wounds' }),
  inspired: fighter.field(flag, 'Inspired', 'Exalté', { in: 'inspired' }),
  barred: fighter.field(flag, 'nothing can Inspire it any more', 'rien ne peut plus l’Exalter', { in: 'barred' }),
  merit: fighter.field(flag, 'what Inspires it has come about', 'ce qui l’Exalte est arrivé', {
    in: 'merit',
    more: {
      en: 'the next check turns its card over; of the Warden, one of the two returns, which deeds may tell as well',
      fr: 'la prochaine vérification retourne sa carte ; du Veilleur, un des deux retours, que deeds peut dire aussi',
    },
  }),
  tokens: fighter.field(someOf(TOKENS, 'token'), 'its tokens', 'ses pions', {
    lay: (_on, f, given = []) => {
      for (const t of TOKENS) f[TOKEN_OF[t]] = given.includes(t) ? 1 : 0;
      f.did = bitsOf(DONE, given);
    },
    write: (_g, f) => some(tokensOf(f)),
    value: (_g, f) => tokensOf(f),
  }),
  did: fighter.field(someOf(DONE, 'done'), 'what it has done this phase', 'ce qu’il a fait durant cette phase', {
    in: 'did',
    usual: undefined,
    sample: ['move', 'success'],
    more: {
      en: 'what its tokens say unless given; action: of a card; success: an attack',
      fr: 'ce que disent ses pions si rien n’est dit ; action : d’une carte ; success : une attaque',
    },
    lay: (_on, f, given) => {
      if (given !== undefined) f.did = bitsOf(DONE, given);
    },
    write: (_g, f) => (f.did === bitsOf(DONE, tokensOf(f)) ? undefined : DONE.filter((_d, i) => ((f.did >>> i) & 1) === 1)),
  }),
  spent: fighter.field(flag, 'it cannot be activated again this phase', 'il ne peut plus être activé durant cette phase', {
    in: 'spent',
    more: { en: 'for another reason than a Charge token', fr: 'pour une autre raison qu’un pion Charge' },
  }),
  upgrades: fighter.field(cards('shadespire:391'), 'upgrades on it', 'ses améliorations', {
    write: (g, _f, i) => some(cardsOn(g, i)),
    value: (g, _f, i) => cardsOn(g, i).sort(),
  }),
  printed: fighter.field(printed, 'what its card prints otherwise, on both sides', 'ce que sa carte dit autrement, sur ses deux faces', {
    write: (g, f, i) => g.table.setup.seats[f.seat].printed?.[g.table.fighters[i].fighter.id],
  }),
};
export type SituationFighter = Written<typeof FIGHTER>;
const { out: _out, ...standing } = sampleOf(record(FIGHTER)) as SituationFighter;

const lasting = fieldsFor<Laying, Und, Lasting>();

/** A card in force beyond its playing, or what an ability left behind. */
export const LASTING = {
  card: lasting.field(cardKind, 'a card in force', 'une carte en jeu', {
    write: (g, l) => (l.card < 0 ? undefined : faceId(g, g.state.cards[l.card].def)),
  }),
  ability: lasting.field(
    name(64, 'barbed-net', 'ability'),
    'in its place, an ability that left something behind',
    'à sa place, une aptitude qui a laissé quelque chose',
    {
      write: (g, l) => (l.card < 0 ? g.table.abilities[l.ability].id : undefined),
    },
  ),
  until: lasting.field(oneOf(PERSISTENCES, PERSISTENCES[0], 'persists'), 'how long it lasts', 'jusqu’à quand', {
    in: 'until',
    more: {
      en: 'as its card says unless given; what lasts for the next activation waits for the one to come',
      fr: 'ce que dit sa carte si rien n’est dit ; ce qui vaut pour la prochaine activation attend celle qui vient',
    },
  }),
  fighter: lasting.field(fighterKind('garrek'), 'the fighter it was played on', 'le combattant sur qui elle a été jouée', {
    in: 'fighter',
  }),
  hex: lasting.field(hexKind('C3'), 'the hex it was played on', 'la case où elle a été jouée', { in: 'hex' }),
  used: lasting.field(flag, 'its one use is gone', 'elle a déjà servi', { in: 'used' }),
};
export type SituationLasting = Written<typeof LASTING>;

const side = fieldsFor<Laying, Und, Player>();

/** The cards of a side that lie in a zone. */
export function lying(g: Und, seat: number, zone: number, fresh?: number): string[] {
  return g.state.cards.filter((c) => c.owner === seat && c.zone === zone && (fresh ?? c.fresh) === c.fresh).map((c) => faceId(g, c.def));
}

/** Cards of a side in a zone: in play nothing but a list of names, laid with all the others of its side. */
const pile = (zone: number, fresh?: number) => ({
  write: (g: Und, _p: Player, seat: number) => some(lying(g, seat, zone, fresh)),
  value: (g: Und, _p: Player, seat: number) => lying(g, seat, zone).sort(),
});

/** Fighters of a side that take part. */
function writtenFighters(g: Und, seat: number): Record<string, string | SituationFighter> {
  return Object.fromEntries(
    g.state.fighters.flatMap((f, i) => {
      if (f.seat !== seat || (f.hex < 0 && f.out === 0)) return [];
      const w = write(FIGHTER, g, f, i);
      const [only, ...more] = Object.keys(w);
      return [
        [
          g.table.fighters[i].fighter.id,
          more.length > 0 || only === undefined ? w : only === 'at' ? (w.at as string) : only === 'out' ? 'out' : w,
        ],
      ];
    }),
  );
}

/** One side. */
export const SIDE = {
  warband: side.needed(warband, 'its warband', 'sa bande', { write: (g, _p, seat) => g.table.setup.seats[seat].warband }),
  fighters: side.field(
    named(
      either([hexOfFighter, record(FIGHTER, 'fighter')], 'hex-or-fields', { fields: '{ at, wounds, inspired, … }' }),
      MOST_FIGHTERS,
      'garrek',
      64,
      'fighter',
    ),
    'fighters by id: a hex, out, or at length',
    'les combattants par leur nom : une case, out, ou en détail',
    {
      more: { en: 'those not named take no part', fr: 'ceux qui ne sont pas nommés ne jouent pas' },
      sample: { garrek: standing, saek: 'out', arnulf: 'E4', karsus: { out: true } },
      write: (g, _p, seat) => writtenFighters(g, seat),
    },
  ),
  hand: side.field(
    cards('shadespire:305'),
    'cards in hand, objectives and power cards alike',
    'les cartes en main, objectifs et pouvoirs',
    pile(HAND, 0),
  ),
  fresh: side.field(
    cards('shadespire:2'),
    'those that came to hand for a scored objective',
    'celles venues en main pour un objectif marqué',
    {
      more: {
        en: 'they wait for the next check, and are not listed in hand again',
        fr: 'elles attendent la prochaine vérification et ne figurent pas dans hand',
      },
      write: pile(HAND, 1).write,
    },
  ),
  deck: side.field(
    either([...decks, cards('shadespire:330')], 'deck-or-name'),
    'cards left in the decks, or a ready-made deck',
    'les cartes qui restent dans les paquets, ou un paquet tout fait',
    { more: { en: 'by its id, without what lies elsewhere', fr: 'par son nom, sans ce qui se trouve ailleurs' }, ...pile(DECK) },
  ),
  discard: side.field(cards('shadespire:18'), 'discarded after they were seen', 'défaussées après avoir été vues', {
    write: pile(DISCARD).write,
  }),
  aside: side.field(cards('shadespire:8'), 'discarded unseen', 'défaussées sans avoir été vues', pile(ASIDE)),
  scored: side.field(cards('shadespire:6'), 'objectives scored', 'les objectifs marqués', pile(SCORED)),
  lasting: side.field(list(record(LASTING, 'lasting'), 30), 'cards in force', 'les cartes en jeu', {
    sample: [
      { card: 'shadespire:11', until: 'game', fighter: 'garrek', hex: 'C3' },
      { card: 'shadespire:312', used: true },
    ],
    write: (g, _p, seat) => some(g.state.lasting.filter((l) => l.seat === seat).map((l) => write(LASTING, g, l))),
  }),
  glory: side.field(whole(0, 99), 'glory points, spent and unspent together', 'les points de gloire, dépensés ou non', {
    in: 'glory',
    sample: 3,
  }),
  spent: side.field(whole(0, 99), 'how many of them are spent', 'combien sont dépensés', { in: 'spent' }),
  activations: side.field(whole(0, 4), 'activations used this round', 'les activations faites durant ce round', { in: 'activations' }),
  skip: side.field(flag, 'the next activation passes by', 'la prochaine activation est sautée', { in: 'skip' }),
  boards: side.field(
    boards,
    'boards of the player’s collection; all of them unless given',
    'les plateaux du joueur ; tous si rien n’est dit',
  ),
};
export type SituationSide = Written<typeof SIDE>;

/** Where a match can stand. */
export const MOMENTS = ['start', 'objectives', 'deploy', 'round', 'activation', 'power', 'end'] as const;

const { field, needed } = fieldsFor<never, never, never>();
const sideKind = record(SIDE, 'side');

/** A position. */
export const SITUATION = {
  sides: needed(row([sideKind, sideKind], 'two-sides'), 'sides: each with its warband', 'camps : chacun avec sa bande', {
    sample: [
      sampleOf(sideKind) as SituationSide,
      { warband: 'zarbags-gitz', deck: { objectives: [], power: [] }, fighters: { zarbag: 'D4' }, lasting: [{ ability: 'barbed-net' }] },
    ],
  }),
  legalDecks: field(
    flag,
    'legal decks: decks must be as decks must be; any number of cards unless given',
    'paquets en règle : ils suivent leurs règles ; n’importe quel nombre de cartes si rien n’est dit',
    { sample: false },
  ),
  field: field(partialField, 'battlefield: how it lies', 'champ de bataille : comment il est fait', {
    more: {
      en: 'two empty markets, side 1’s at the far side, unless given',
      fr: 'deux marchés vides, celui du camp 1 au fond, si rien n’est dit',
    },
    sample: { boards: ['empty-market', 'bone-quarry'], turned: [true, true], offset: 2 },
  }),
  ownBoards: field(
    ownBoards,
    'boards of one’s own: the battlefield and the sides may name them',
    'des plateaux à soi : le champ de bataille et les camps peuvent les nommer',
  ),
  hexes: field(
    named(oneOf(HEX_KINDS, HEX_KINDS[0], 'hex'), 100, 'C2', 8, 'place'),
    'hexes: those that are printed otherwise, not those of the join',
    'cases : celles qui sont imprimées autrement, hors de la jonction',
    { sample: { C2: 'lethal', D2: 'blocked' } },
  ),
  objectives: field(
    named(name(24, 'C3', 'token-place'), 5, '1', 1, 'objective'),
    'objectives: the tokens by their number',
    'objectifs : les pions par leur numéro',
    {
      more: { en: "their hexes, removed, or 'down C4' face down", fr: "leurs cases, removed, ou 'down C4' face cachée" },
      sample: { 1: 'C3', 2: 'removed', 3: 'down C6' },
    },
  ),
  round: field(whole(1, 3), 'the round; 1 unless given', 'le round ; 1 si rien n’est dit', { sample: 3, usual: 1 }),
  at: field(oneOf(MOMENTS, 'power', 'at'), 'where the match stands', 'où en est la partie', {
    usual: 'activation',
    more: {
      en: 'activation (unless given): before an activation of active; power: the power step after it; end: the end phase begins, in which only who has a card in hand is asked (with no hand given it runs through at once, and the match stands at what comes after it: the draws, the next round; a script that fails there is told so); round: a round begins with its roll-off; start: the match begins, decks full, nobody placed; objectives: the first token not given is laid; deploy: fighters without a hex are deployed',
      fr: 'activation (si rien n’est dit) : avant une activation de active ; power : l’étape des pouvoirs qui la suit ; end : la phase de fin commence, où n’est interrogé que celui qui a une carte en main (si aucune main n’est donnée, elle se déroule aussitôt et la partie en est à ce qui la suit : les pioches, le round suivant ; un script qui échoue là le dit) ; round : un round commence par son jet de priorité ; start : la partie commence, les paquets sont pleins et personne n’est placé ; objectives : le premier objectif manquant est posé ; deploy : les combattants sans case sont déployés',
    },
  }),
  active: field(
    oneOf([1, 2], 2),
    'whose activation: the side that has it, or had it before a power step or an end phase',
    'à qui est l’activation : le camp qui l’a, ou l’avait avant une étape des pouvoirs ou une phase de fin',
    {
      more: { en: '1 unless given, in an end phase who went second', fr: '1 si rien n’est dit, le second en phase de fin' },
    },
  ),
  first: field(
    oneOf([1, 2], 2),
    'first side: the one that had the first activation of the round, or won the roll-off of the set-up; 1 unless given',
    'premier camp : celui qui a eu la première activation du round, ou gagné le jet de la mise en place ; 1 si rien n’est dit',
    { usual: 1 },
  ),
  deeds: field(list(record(DEED, 'deed'), 200), 'deeds: what has happened in this round', 'faits du round : ce qui y est arrivé', {
    sample: [sampleOf(record(DEED)) as SituationDeed, { what: 'play', side: 0, card: 'shadespire:11' }],
    more: {
      en: 'objectives count these; Charges, Guards, attacks and actions that tokens or did tell are among them by themselves, and Moves where none are listed',
      fr: 'les objectifs les comptent ; les Charges, Gardes, attaques et actions dites par les pions ou par did en sont, et les Mouvements quand aucun fait n’est donné',
    },
  }),
  choices: choicesField<never, never, never>('mulligan', 'none'),
};
export type Situation = Written<typeof SITUATION>;
export const situationKind = record(SITUATION, 'situation');
