/** What profiles and wound tables of one's own are made of: each field once, for files and for the form that makes them. */
import {
  type AnyKind,
  type BothLanguages,
  both,
  content,
  either,
  type FieldKind,
  fieldsFor,
  type Held,
  type ListedName,
  list,
  listCalled,
  name,
  oneOf,
  present,
  record,
  slug,
  someOf,
  suchAs,
  text,
  type Variant,
  variants,
  whole,
} from '../../core/index.ts';
import { DOES, IMMUNITIES } from './content/check.ts';
import { ARMIES, PROFILES, WOUND_TABLE } from './content/index.ts';
import { SKILLS } from './content/skills/index.ts';
import {
  BASES,
  type BaseId,
  GENDERS,
  type HasSkill,
  LOCATIONS,
  MOMENTS,
  type Profile,
  RESULTS,
  ROWS,
  STANDINGS,
  STATS,
  type WoundTable,
} from './content/types.ts';

const { field, needed } = fieldsFor<unknown, unknown, never>();
const names = (en: string, fr: string) => needed(both(120, { en, fr }), 'its name', 'son nom');
const standing = oneOf(STANDINGS, 'ours', 'standing');

/** A skill with what follows its stroke, which those must have of which the rules make something. */
const SKILL: Readonly<Record<string, Variant>> = Object.fromEntries(
  SKILLS.map(({ id, names: { en, fr }, x, played, dice }): [string, Variant] => {
    const say = played && (x === 'word' || dice === undefined) ? needed : field;
    const word = id === 'immunity' ? oneOf(IMMUNITIES, IMMUNITIES[0], 'to') : name(64, '', undefined, undefined, 'a-text');
    const after =
      x === 'number'
        ? { x: say(whole(0, 99), 'its number', 'son nombre', { sample: 1 }) }
        : x === 'word'
          ? { to: say<string>(word, 'against what, or whom', 'contre quoi, ou qui') }
          : {};
    return [id, played ? [en, fr, after] : [`${en} (shown, not played)`, `${fr} (montrée, pas jouée)`, after]];
  }),
);

const ARMY_NAMES = [...ARMIES.map(({ id, names }) => ({ id, names })), ...listCalled({ own: ['none of these', 'aucune de celles-ci'] })];
/** Words that only things of one's own have, by what places name. */
export const OWN_LISTS: Readonly<Record<'army' | 'gender' | 'standing' | 'does' | 'role', () => readonly ListedName[]>> = {
  army: () => ARMY_NAMES,
  role: () => listCalled({ magician: ['magician', 'magicien'], faithful: ['faithful', 'fidèle'], none: ['none', 'aucun'] }),
  gender: () => listCalled({ m: ['masculine', 'masculin'], f: ['feminine', 'féminin'] }),
  standing: () =>
    listCalled({
      sure: ['sure', 'sûr'],
      likely: ['likely', 'probable'],
      unsure: ['unsure', 'incertain'],
      ours: ['my own', 'de moi'],
    }),
  does: () =>
    listCalled({
      heal: ['heals a friend by one degree', 'soigne un ami d’un degré'],
      stun: ['stuns an enemy', 'sonne un ennemi'],
      strengthen: ['strengthens a friend', 'renforce un ami'],
      weaken: ['weakens an enemy', 'affaiblit un ennemi'],
    }),
};

/** An effect of a card. */
const effect = record({
  id: needed(slug('courage', 28), 'its name in files', 'son nom dans les fichiers'),
  names: names('Courage', 'Courage'),
  at: needed(oneOf(MOMENTS, MOMENTS[0], 'moment'), 'when it may be used', 'quand l’employer'),
  does: needed(oneOf(DOES, 'strengthen', 'does'), 'what it does', 'ce qu’il fait'),
  stat: field(oneOf(STATS, 'ATT', 'stat'), 'the characteristic strengthened or weakened', 'la caractéristique renforcée ou affaiblie'),
  n: field(whole(1, 20), 'by how much', 'de combien'),
});

/** The effects of a profile, and its skills. */
export const effects = list(effect, 30);
export const skills = suchAs(list(variants<HasSkill>('skill', SKILL), 40), [{ skill: 'master-strike', x: 2 }]);

const PROFILE = {
  names: names('Iron guard', 'Garde de fer'),
  grammar: field(
    record({
      gender: needed(oneOf(GENDERS, 'm', 'gender'), 'gender', 'genre'),
      proper: field(present, 'a name of somebody’s own, which takes no article', 'un nom propre, qui ne prend pas d’article'),
    }),
    'how sentences name it',
    'comment les phrases le nomment',
    { more: { en: 'unless given, as a name of somebody’s own', fr: 'si rien n’est dit, comme un nom propre' } },
  ),
  army: needed(name(64, 'own', 'army'), 'army', 'armée'),
  values: needed(
    content<Profile['values']>('values', { MOU: 10, INI: 3, ATT: 3, FOR: 4, DEF: 3, RES: 5, COU: 4, DIS: 3, PA: 15 }),
    'printed characteristics: empty where nobody knows them, a dash where the card has none',
    'caractéristiques imprimées : vides si nul ne les connaît, un tiret si la carte n’en a pas',
  ),
  ours: field(
    content<NonNullable<Profile['ours']>>('ours', { TIR: 2 }),
    'numbers of your own in place of unknown ones: to fight it needs MOU INI ATT FOR DEF RES DIS PA, here or there',
    'vos nombres à la place des inconnus : pour combattre il lui faut MOU INI ATT FOR DEF RES DIS PA, ici ou là',
  ),
  base: needed(oneOf(Object.keys(BASES) as BaseId[], 'infantry-round', 'base'), 'base', 'socle'),
  skills: needed(skills, 'skills', 'compétences'),
  role: field(oneOf(['magician', 'faithful'], 'magician', 'role'), 'role', 'rôle'),
  hero: field(present, 'a character', 'un personnage'),
  perCard: needed(whole(1, 3), 'figures on one card', 'figurines par carte'),
  places: field(
    oneOf(['first', 'last', 'after-initiative'], 'last', 'places'),
    'when an effect has its dice placed',
    'quand un effet fait placer ses dés',
  ),
  effects: field(effects, 'effects', 'effets'),
  remarks: field(
    list(both(400, { en: 'Fights barefoot.', fr: 'Combat pieds nus.' }), 20),
    'further words of the card, shown and not played',
    'd’autres mots de la carte, montrés et non joués',
  ),
  standing: needed(standing, 'how sure the values are', 'la sûreté des valeurs'),
  doubtful: field(someOf(STATS, 'stat'), 'characteristics less sure than the rest', 'caractéristiques moins sûres que le reste'),
  from: needed(text(400, 'my card'), 'where they come from', 'd’où elles viennent'),
};
export const profileKind = record({
  id: needed(slug('iron-guard', 28), 'its name in files', 'son nom dans les fichiers'),
  ...PROFILE,
}) as FieldKind<Profile>;
/** A profile as match files and positions hold it, whoever printed it. */
export const writtenProfile = suchAs(
  record({ id: needed(name(64, PROFILES[0].id), 'its id', 'son identifiant'), ...PROFILE }) as FieldKind<Profile>,
  PROFILES[0],
);

const CELL = {
  result: needed(oneOf(RESULTS, 'killed', 'wound'), 'result', 'résultat'),
  standing: field(standing, 'how sure it is', 'sa sûreté'),
  from: field(text(400, 'page 12'), 'where it comes from', 'd’où il vient'),
};
const cellAtLength = record(CELL);
const wholeCell = needed(
  record({ ...CELL, standing: { ...CELL.standing, needed: true as const }, from: { ...CELL.from, needed: true as const } }),
  'cell',
  'case',
);
const COLUMN: Readonly<Record<(typeof LOCATIONS)[number], readonly [en: string, fr: string]>> = {
  legs: ['legs', 'jambes'],
  arms: ['arms', 'bras'],
  belly: ['belly', 'ventre'],
  thorax: ['thorax', 'thorax'],
  head: ['head', 'tête'],
};
/** A wound table as match files and positions hold it: every cell with what is known of it. */
export const writtenTable = suchAs(
  record({
    id: needed(name(64, WOUND_TABLE.id), 'its id', 'son identifiant'),
    names: names('My table', 'Ma table'),
    rows: needed(
      list(
        record({
          row: needed(oneOf(ROWS, ROWS[0], 'row'), 'final result', 'résultat final'),
          cells: needed(
            record(Object.fromEntries(LOCATIONS.map((l) => [l, { ...wholeCell, word: { en: COLUMN[l][0], fr: COLUMN[l][1] } }]))),
            'by where it hits',
            'selon l’endroit touché',
          ),
        }),
        ROWS.length,
        ROWS.length,
      ),
      'a row for each final result',
      'une ligne par résultat final',
    ),
  }) as AnyKind as FieldKind<WoundTable>,
  WOUND_TABLE,
);
const cell = either([oneOf([...RESULTS, 'unknown']), cellAtLength], 'one-of', {
  words: [...RESULTS, 'unknown', '{ result, standing, from }'],
});
const row = list(cell, LOCATIONS.length, LOCATIONS.length);
const EMPTY = LOCATIONS.map(() => 'unknown' as const);

/** A cell as its owner writes it: its result, or that nobody knows it, or at length. */
export type OwnCell = Held<typeof cell>;

/** A wound table as its owner writes it: five cells, from the legs to the head, for each row. */
export interface OwnTable {
  readonly id: string;
  readonly names: BothLanguages;
  /** Of the cells that do not say it themselves. */
  readonly standing?: (typeof STANDINGS)[number];
  readonly from?: string;
  readonly rows: Readonly<Record<(typeof ROWS)[number], readonly OwnCell[]>>;
}

export const tableKind: FieldKind<OwnTable> = record({
  id: needed(slug('my-table', 28), 'its name in files', 'son nom dans les fichiers'),
  names: names('My table', 'Ma table'),
  standing: field(standing, 'how sure its cells are', 'la sûreté de ses cases', { sample: 'sure' }),
  from: field(text(400, 'the booklet, page 12'), 'where it comes from', 'd’où elle vient'),
  rows: needed(
    record(Object.fromEntries(ROWS.map((r) => [r, needed(suchAs(row, EMPTY), r, r)]))) as AnyKind as FieldKind<OwnTable['rows']>,
    'for each final result a row: legs, arms, belly, thorax, head',
    'pour chaque résultat final une ligne : jambes, bras, ventre, thorax, tête',
    { more: { en: 'unknown takes the cell of the game’s own table', fr: 'une case inconnue est celle de la table du jeu' } },
  ),
});
