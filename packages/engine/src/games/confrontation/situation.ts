/**
 * Situations: a position written down with the game's own words, for rulings and for arbiters. Each field stands here once: what it may
 * hold, what it is, and what of the state it is (`core/recording/notation.ts`).
 */
import {
  choicesField,
  either,
  fieldsFor,
  list,
  name,
  named,
  oneOf,
  record,
  sampleOf,
  suchAs,
  text,
  type Written,
  whole,
  write,
} from '../../core/index.ts';
import { writtenProfile, writtenTable } from './own-notation.ts';
import { figuresIn } from './rules/keys.ts';
import { fighterName, MODES, MOST_FIGURES, MOST_PROFILES, MOST_SEATS, place } from './setup.ts';
import { DICE, FIGHTER, type Laying, player, type SituationFighter, side, some } from './situation-fighters.ts';
import type { State } from './state.ts';
import type { Conf } from './table.ts';

export type { SituationFighter } from './situation-fighters.ts';

/** A fighter of whom everything is said that can be said of one. */
const A_FIGHTER: SituationFighter = {
  ...(({
    is: _is,
    wound: _wound,
    stunned: _stunned,
    charged: _charged,
    dived: _dived,
    engaged: _engaged,
    level: _level,
    fierce: _fierce,
    memory: { felled: _felled, ...memory } = {},
    skills = [],
    ...rest
  }) => ({
    ...rest,
    memory,
    // What its memory speaks of, it must be able to do.
    skills: [...skills, { skill: 'huge', x: 9 }, { skill: 'war-fury' }, { skill: 'implacable', x: 9 }],
  }))(sampleOf(record(FIGHTER)) as SituationFighter),
  player: 3,
  removed: false,
  killed: false,
};

/** Fighters of one combat: all of them, with the signs between. */
const combat = name(1200, 'A1,A-2|B1', 'figure', undefined, 'a-text', ',|');
const whereOf = fieldsFor<Laying, Conf, State>();

/** A position. */
export const SITUATION = {
  mode: whereOf.field(
    oneOf(MODES, 'combat', 'mode'),
    'what is played: combat, a combat phase (unless given), or skirmish, whole rounds from deployment on',
    'ce qu’on joue : combat, une phase de combat (si rien n’est dit), ou skirmish, des tours entiers dès le déploiement',
    { usual: 'combat', write: (g) => (g.table.setup.mode === 'skirmish' ? 'skirmish' : undefined) },
  ),
  fighters: whereOf.needed(
    named(record(FIGHTER, 'fighter'), MOST_FIGURES, 'A1', 32),
    'fighters: each by its name',
    'combattants : chacun par son nom',
    {
      sample: {
        A1: { is: 'royal-guard', side: 1, wound: 'light', stunned: true, charged: ['B1'], dived: true, pursuits: 1 },
        'A-2': A_FIGHTER,
        B1: {
          side: 2,
          engaged: true,
          fierce: true,
          skills: [{ skill: 'fierce' }],
          memory: { felled: 'A-2' },
          printed: { PEUR: 6 },
        },
        A3: { side: 1, level: 1 },
        B3: { side: 2, level: 1 },
        B4: { side: 2, removed: true },
        B5: { side: 2, killed: true },
      },
      write: (g, s) => Object.fromEntries(s.figures.map((f, i) => [g.table.keys[i], write(FIGHTER, g, f, i)])),
    },
  ),
  contacts: whereOf.field(
    suchAs(list(name(80, 'A1-B1', 'contact', undefined, 'a-text'), 500), ['A1-B1', 'A-2-B1', 'A3-B3']),
    'contacts: who touches whom, friends too, as A1-B1',
    'contacts : qui touche qui, amis aussi, comme A1-B1',
    {
      more: { en: 'then places are only for the eye, and need not be given', fr: 'les places ne sont alors que pour l’œil, et inutiles' },
      write: (g, s) =>
        s.contact.flatMap((bits, i) =>
          figuresIn(bits)
            .filter((j) => j > i)
            .map((j) => `${g.table.keys[i]}-${g.table.keys[j]}`),
        ),
    },
  ),
  table: whereOf.field(
    place,
    'table: its size in millimetres; [600, 600] unless given',
    'table : sa taille en millimètres ; [600, 600] si rien n’est dit',
    { sample: [700, 600], usual: [600, 600], write: (g) => g.table.setup.table },
  ),
  choices: choicesField<Laying, Conf, State>('doubles', 'at-least', { write: (g) => g.table.setup.choices }),
  tactics: whereOf.field(
    either([list(player, MOST_SEATS), oneOf(['roll'])], 'players-or', { words: ['roll'] }),
    'Tactics roll: the players by that of this round, best first ([1, 2] unless given); roll leaves it to the dice',
    'jet de Tactique : les joueurs selon celui du tour, le meilleur d’abord ([1, 2] si rien n’est dit) ; roll le laisse aux dés',
    { sample: [2, 1, 3], write: (_g, s) => s.tactics.map((x) => x + 1) },
  ),
  profiles: whereOf.field(
    list(writtenProfile, MOST_PROFILES),
    'profiles of one’s own: as match files hold them; is may name them',
    'des profils à soi : comme dans les fichiers de parties ; is peut les nommer',
    {
      more: {
        en: 'grammar: { gender: f } beside names has sentences say its article and agree; without it the name is somebody’s own, proper: true',
        fr: 'grammar: { gender: f } à côté de names donne l’article et les accords ; sans lui le nom est propre, proper: true',
      },
      write: (g) => {
        const used = new Set(g.table.fighters.map((f) => f.profile.id));
        return some((g.table.setup.content?.profiles ?? []).filter((p) => used.has(p.id)));
      },
    },
  ),
  wounds: whereOf.field(
    writtenTable,
    'a wound table of one’s own: as match files hold it',
    'une table de blessures à soi : comme dans les fichiers de parties',
    { write: (g) => g.table.setup.content?.wounds },
  ),
  separated: whereOf.field(
    list(combat, MOST_FIGURES),
    'separated melees: one combat each, as A1|B1,B2',
    'mêlées séparées : un combat chacune, comme A1|B1,B2',
    {
      more: {
        en: 'a melee of which one fighter is named must be cut whole',
        fr: 'une mêlée dont un combattant est nommé doit être séparée tout entière',
      },
    },
  ),
  fought: whereOf.field(
    list(suchAs(combat, 'A3|B3'), MOST_FIGURES),
    'combats fought: those of this phase that are over',
    'combats finis : ceux de cette phase',
    {
      more: {
        en: 'then separated names all that still wait, and nobody else fights',
        fr: 'separated nomme alors tous ceux qui attendent, et nul autre ne se bat',
      },
    },
  ),
  speaking: whereOf.field(
    list(player, MOST_SEATS),
    'order of speaking: the players, the first one now; the Authority roll is behind',
    'ordre de parole : les joueurs, le premier maintenant ; le jet d’Autorité est fait',
    { sample: [2, 1, 3] },
  ),
  imposed: whereOf.field(
    fighterName('A1'),
    'imposed combat: the fighter whose combat opens the phase',
    'combat imposé : le combattant dont le combat ouvre la phase',
  ),
  combat: whereOf.field(
    fighterName('A1'),
    'combat under way: named by one of its members; its dice are about to be placed',
    'combat en cours : désigné par un de ses membres ; ses dés vont être placés',
  ),
  dice: whereOf.field(
    named(
      either([text(16, '2/1'), record(DICE)], 'dice-or-fields', { example: "'2/1'", fields: '{ placed, left, unplaced, sustained }' }),
      MOST_FIGURES,
      'A1',
      32,
      'figure',
    ),
    'dice placed: those of each fighter in attack and in defence, as 2/1, or at length',
    'dés placés : ceux de chacun en attaque et en défense, comme 2/1, ou en détail',
    { sample: { A1: { placed: [1, 0], left: [0, 0], unplaced: 1 }, 'A-2': { placed: [0, 2], left: [0, 1], sustained: true }, B1: '2/1' } },
  ),
  initiative: whereOf.field(
    suchAs(side, 2),
    'Initiative: the side that won it; passes of arms begin',
    'Initiative : le camp qui l’a gagnée ; les passes d’armes commencent',
  ),
  passes: whereOf.field(whole(0, 99), 'passes of arms: those already fought in the combat', 'passes d’armes : celles qui sont faites'),
  round: whereOf.field(whole(1, 99), 'the round; 1 unless given', 'le tour ; 1 si rien n’est dit', {
    sample: 3,
    usual: 1,
    write: (_g, s) => (s.round > 1 ? s.round : undefined),
  }),
  turn: whereOf.field(
    either(
      [
        oneOf(['combat', 'start', 'activation', 'end'], 'combat', 'turn'),
        record({ card: whereOf.needed(fighterName('A1'), 'whose card', 'la carte de qui') }),
      ],
      'one-of',
      {
        words: ['combat', 'start', 'activation', 'end', '{ card }'],
      },
    ),
    'where the match stands: combat (unless given), start, activation, the card of a fighter being played, or end of the round’s fights',
    'où en est la partie : combat (si rien n’est dit), start, activation, la carte d’un combattant en train d’être jouée, ou end, la fin des combats du tour',
    { sample: 'combat', usual: 'combat' },
  ),
};
export type Situation = Written<typeof SITUATION>;
export const situationKind = record(SITUATION, 'situation');
