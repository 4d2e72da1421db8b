/** What characters, Action Bar cards, parties and maps of one's own are made of: each field once, for files and for the form that makes them. */
import {
  both,
  type FieldKind,
  type Fields,
  fieldsFor,
  GENDERS,
  list,
  name,
  oneOf,
  present,
  record,
  slug,
  suchAs,
  whole,
} from '../../core/index.ts';
import { CARDS, CHARACTERS } from './content/index.ts';
import type { PartySpec } from './content/parties.ts';
import {
  type AttackAbility,
  CARD_TYPES,
  CATEGORIES,
  type Card,
  type Character,
  CLASSES,
  type Names,
  type PaymentAbility,
  type ReactAbility,
} from './content/types.ts';
import {
  ability,
  amount,
  attack,
  attackFields,
  cost,
  crits,
  effect,
  lower,
  oneAbility,
  ongoing,
  playable,
  REACT,
  range,
  who,
  whom,
} from './own-abilities.ts';

const { field, needed } = fieldsFor<unknown, unknown, never>();
const grammar = field(
  record({
    gender: needed(oneOf(GENDERS, 'm', 'gender'), 'gender in French', 'genre en français'),
    proper: field(present, 'a name of its own', 'un nom propre'),
  }),
  'how its name is spoken of',
  'comment son nom s’accorde',
);
const numbers = {
  health: needed(suchAs(whole(1, 99), 9), 'health', 'vie'),
  armor: needed(suchAs(amount, 2), 'armor', 'armure'),
  resist: needed(suchAs(amount, 2), 'resist', 'résistance'),
};
const own = <const F extends Fields>(id: string, [en, fr]: readonly [string, string], fields: F) => ({
  id: needed(slug(id), 'its name in files', 'son nom dans les fichiers'),
  names: needed(both(60, { en, fr }), 'its name', 'son nom'),
  ...fields,
});
const faction = needed(name(64, 'D', 'faction', undefined, 'a-faction'), 'faction', 'faction');

const CHARACTER = {
  grammar,
  className: needed(oneOf(CLASSES, 'warrior', 'class'), 'class', 'classe'),
  race: needed(name(64, 'human', 'race'), 'race', 'race'),
  faction,
  honor: needed(suchAs(amount, 4), 'honor', 'honneur'),
  ...numbers,
  legendary: field(present, 'Legendary', 'légendaire'),
  main: needed(attack, 'main attack', 'attaque principale'),
  lower: needed(lower, 'its other abilities', 'ses autres capacités'),
};

/** A character of one's own. */
export const characterKind: FieldKind<Character> = record(
  own('my-hero', ['My hero', 'Mon héros'], {
    ...CHARACTER,
    // 102: a party without honor would have as many points as it needs before anything happens.
    honor: needed(suchAs(whole(1, 99), 4), 'honor', 'honneur'),
  }),
);

const CARD = {
  category: needed(oneOf(CATEGORIES, 'action', 'category'), 'when it is played', 'quand elle se joue'),
  type: needed(oneOf(CARD_TYPES, 'none', 'card'), 'type', 'type'),
  ticks: cost,
  beforeMove: field(present, 'only before moving', 'seulement avant de se déplacer'),
  restriction: needed(suchAs(list(name(64, 'warrior', 'holder', undefined, 'listed-holder'), 16), []), 'only for', 'seulement pour', {
    more: { en: 'classes, races, characters; nobody named: for anyone', fr: 'classes, races, personnages ; rien : pour tous' },
  }),
  ability: field(oneAbility<AttackAbility | PaymentAbility | ReactAbility>({ ...playable, react: REACT }), 'its ability', 'sa capacité'),
  attach: field(whom, 'whom it is attached to', 'à qui elle s’attache'),
  ongoing: field(list(ongoing, 8), 'in force while attached, in form or worn', 'en vigueur tant qu’attachée, en forme ou portée'),
  pet: field(
    record({
      names: needed(both(120, { en: 'My pet', fr: 'Mon familier' }), 'its name', 'son nom'),
      grammar,
      ...numbers,
      main: needed(attack, 'main attack', 'attaque principale'),
      lower: field(lower, 'its other abilities', 'ses autres capacités'),
    }),
    'the pet it brings',
    'le familier qu’elle amène',
  ),
  totem: field(
    record({
      names: needed(both(120, { en: 'My totem', fr: 'Mon totem' }), 'its name', 'son nom'),
      grammar,
      ...numbers,
      abilities: needed(list(ongoing, 8), 'its abilities', 'ses capacités'),
    }),
    'the totem it brings',
    'le totem qu’elle amène',
  ),
  equipment: field(
    record({
      slots: needed(list(name(64, 'off-hand', 'slot'), 8), 'where it is worn', 'où elle se porte'),
      honor: needed(suchAs(amount, 1), 'honor', 'honneur'),
      grants: field(list(oneAbility<AttackAbility | PaymentAbility>(playable), 4), 'abilities it grants', 'capacités qu’elle donne'),
    }),
    'equipment',
    'équipement',
  ),
  text: field(both(2000, { en: 'What it says.', fr: 'Ce qu’elle dit.' }), 'its text', 'son texte', {
    more: { en: 'made from what it does unless given', fr: 'fait de ses effets si rien n’est dit' },
  }),
};

/** An Action Bar card of one's own. */
export const cardKind: FieldKind<Card> = record(own('my-card', ['My card', 'Ma carte'], CARD));

const anyOf = (id: string, { en, fr }: Names) => ({
  id: needed(name(64, id), 'its id', 'son identifiant'),
  names: needed(both(120, { en, fr }), 'its name', 'son nom'),
});
const character: FieldKind<Character> = record({ ...anyOf(CHARACTERS[0].id, CHARACTERS[0].names), ...CHARACTER });
const card: FieldKind<Card> = record({ ...anyOf(CARDS[0].id, CARDS[0].names), ...CARD });
/** An attack of which only what is written differs from the card's. */
const changedAttack: FieldKind<Partial<AttackAbility>> = record(
  Object.fromEntries(
    Object.entries({ kind: needed(oneOf(['attack']), 'attack', 'attaque'), ...attackFields }).map(([word, f]) => [
      word,
      { ...f, needed: false },
    ]),
  ),
) as FieldKind<Partial<AttackAbility>>;

/** What cards are made of, whoever printed them: match files and positions hold it. */
export const CONTENT_KINDS = { ability, attack, card, changedAttack, character, crits, effect, lower, ongoing, range, who, whom };

/** A party of one's own. */
export const partyKind: FieldKind<PartySpec> = record(
  own('my-party', ['My party', 'Mon groupe'], {
    faction,
    format: needed(oneOf(['starter', 'constructed'], 'starter', 'format'), 'format', 'format'),
    members: needed(
      suchAs(
        list(
          record({
            character: needed(name(64, CHARACTERS[0].id, 'character', undefined, 'listed-character'), 'character', 'personnage'),
            cards: needed(
              suchAs(list(name(64, CARDS[0].id, 'card', undefined, 'listed-card'), 40), []),
              'its Action Bar',
              'sa barre d’action',
            ),
          }),
          5,
          1,
        ),
        [
          { character: 'D1', cards: ['K04', 'K07'] },
          { character: 'D2', cards: ['K08', 'K13'] },
          { character: 'D4', cards: ['K03', 'K10'] },
        ],
      ),
      'its characters, each with its cards',
      'ses personnages, chacun avec ses cartes',
    ),
  }),
);

/** Rows of a map, and letters of a row, at most: as many spaces as a field has room for. */
const MOST_ROWS = 32;

/** A map of one's own, drawn by letters. */
export interface OwnMap {
  readonly id: string;
  readonly names: Names;
  readonly rows: readonly string[];
}
export const mapKind: FieldKind<OwnMap> = record(
  own('my-map', ['My map', 'Mon plateau'], {
    rows: needed(
      suchAs(list(name(2 * MOST_ROWS, '. . .', undefined, undefined, 'a-text'), MOST_ROWS, 1), [
        '. . . . c . . . .',
        'D . h . . . . A',
        '. . . . . . c . .',
        'D . . . V . . A',
        '. . c . . . . . .',
        'D . . . . h . A',
        '. . . . c . . . .',
      ]),
      'rows of letters',
      'des rangées de lettres',
    ),
  }),
);
