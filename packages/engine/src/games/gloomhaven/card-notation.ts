/** What halves of ability cards are made of: each field once, for files and for the form that makes cards of a situation's own. */
import {
  either,
  type FieldKind,
  type Fields,
  fieldsFor,
  type ListedName,
  list,
  name,
  oneOf,
  present,
  record,
  suchAs,
  type Variant,
  variants,
  whole,
} from '../../core/index.ts';
import { type Ability, type Amount, CONDITIONS, ELEMENTS, type Half, LASTING, type LastingId, type Whom } from './content/types.ts';
import { area, BONUS, effects, MOST_BONUSES, oneElement } from './own-notation.ts';

const { field, needed } = fieldsFor<unknown, unknown, never>();
const few = whole(0, 20);
const many = whole(0, 99);
const number = whole(-20, 99);
const condition = oneOf(CONDITIONS, CONDITIONS[0], 'condition');
const element = oneOf(ELEMENTS, ELEMENTS[0], 'element');
const n = (kind = few) => ({ n: needed(kind, 'how much', 'combien') });
const xp = field(few, 'experience', 'expérience');

/** What the bonuses that stay are called: each is known to the rules by its name. */
const LASTING_NAMES: Readonly<Record<LastingId, readonly [en: string, fr: string]>> = {
  'attack-plus-one-round': ['its attacks have 1 more this round', 'ses attaques ont 1 de plus ce round'],
  'melee-plus-one-round': ['its melee attacks have 1 more this round', 'ses attaques de mêlée ont 1 de plus ce round'],
  'attack-action-plus-one': ['the attacks of one action have 1 more', 'les attaques d’une action ont 1 de plus'],
  provoke: ['enemies attack it in place of an ally beside it', 'les ennemis l’attaquent à la place d’un allié à côté d’elle'],
  'shield-next-six': [
    'Shield 1 against the next six attacks that would harm it',
    'Bouclier 1 contre les six prochaines attaques qui la blesseraient',
  ],
  'lone-targets-plus-two': [
    'its next four attacks on enemies without an ally beside them have 2 more',
    'ses quatre prochaines attaques contre des ennemis sans allié pour voisin ont 2 de plus',
  ],
  'double-while-invisible': [
    'the next attack that it makes while invisible is doubled',
    'la prochaine attaque qu’elle fait étant invisible est doublée',
  ],
  'ignore-next-damage-round': [
    'the first thing to harm it this round does no damage',
    'la première chose qui la blesserait ce round ne lui fait aucun dégât',
  ],
  'ignore-next-two-damages': [
    'the next two things to harm it do no damage',
    'les deux prochaines choses qui la blesseraient ne lui font aucun dégât',
  ],
  'next-four-attacks-plus-one': ['its next four attacks have 1 more', 'ses quatre prochaines attaques ont 1 de plus'],
};
/** Those, for a form to offer. */
export const LASTINGS: readonly ListedName[] = LASTING.map((id) => {
  const [en, fr] = LASTING_NAMES[id];
  return { id, names: { en, fr } };
});

const amount: FieldKind<Amount> = suchAs(
  either(
    [
      number,
      oneOf(['moved', 'dealt'], 'moved', 'amount'),
      record({
        base: needed(number, 'so much', 'tant'),
        perShield: needed(number, 'for each shield of the target', 'par bouclier de la cible'),
      }),
      record({
        base: needed(number, 'so much', 'tant'),
        perAlly: needed(number, 'for each ally beside the target', 'par allié à côté de la cible'),
      }),
    ],
    'number-or-fields',
    { fields: 'moved, dealt, { base, perShield }, { base, perAlly }' },
    [
      { en: 'a number', fr: 'un nombre' },
      { en: 'what happened before', fr: 'ce qui a eu lieu avant' },
      { en: 'by the target’s shield', fr: 'selon le bouclier de la cible' },
      { en: 'by allies beside the target', fr: 'selon les alliés à côté de la cible' },
    ],
  ),
  2,
);

const WHOM = variants<Whom>('who', {
  self: ['itself', 'elle-même', {}],
  'ally-or-self': ['an ally or itself', 'un allié ou elle-même', { range: needed(few, 'range', 'portée') }],
  enemy: ['an enemy', 'un ennemi', { range: needed(few, 'range', 'portée') }],
  'adjacent-enemy': ['an adjacent enemy', 'un ennemi adjacent', {}],
  'adjacent-enemies': ['all adjacent enemies', 'tous les ennemis adjacents', {}],
  'self-and-adjacent-allies': ['itself and adjacent allies', 'elle-même et ses alliés adjacents', {}],
});
const whom = needed(WHOM, 'whom', 'qui');

/** What using up an element adds to an ability of this kind. */
const consume = (more: Fields = {}) =>
  field(
    record({
      element: needed(oneElement, 'the element used up', 'l’élément consommé'),
      n: field(number, 'this much more', 'autant de plus'),
      xp,
      ...more,
    }),
    'what an element used up adds',
    'ce qu’ajoute un élément consommé',
  );
const attackMore = field(number, 'Attack, this much more', 'Attaque, autant de plus');

const ATTACK: Fields = {
  n: needed(amount, 'its Attack', 'son Attaque'),
  range: field(few, 'range', 'portée', { more: { en: 'melee without', fr: 'au corps à corps sans cela' } }),
  targets: field(
    suchAs(
      either([whole(1, 9), oneOf(['all-adjacent', 'moved-through'], 'all-adjacent', 'targets')], 'number-or-fields', {
        fields: 'all-adjacent, moved-through',
      }),
      2,
    ),
    'targets',
    'cibles',
  ),
  area: field(area, 'an area', 'une zone'),
  add: field(whole(0, 9), 'Add Target', 'Cible supplémentaire'),
  path: field(present, 'everybody on a free path to the target as well', 'de même tous ceux d’un chemin libre vers la cible'),
  effects: field(effects, 'effects of the attack', 'effets de l’attaque'),
  bonuses: field(list(record({ ...BONUS, xp }), MOST_BONUSES), 'bonuses under a condition', 'bonus sous une condition'),
  consume: consume({
    attack: attackMore,
    perAlly: field(number, 'for each ally beside the target', 'par allié à côté de la cible'),
    effects: field(effects, 'effects of the attack besides', 'des effets de plus à l’attaque'),
  }),
  xpEach: field(few, 'experience for each enemy targeted', 'expérience par ennemi ciblé'),
};

const LINE: Readonly<Record<Ability['do'], Variant>> = {
  attack: ['Attack', 'Attaque', ATTACK],
  move: [
    'Move',
    'Déplacement',
    {
      n: needed(
        suchAs(either([few, oneOf(['dealt'], 'dealt', 'amount')], 'number-or-fields', { fields: 'dealt' }), 2),
        'how far',
        'de combien',
      ),
      jump: field(present, 'a jump', 'un saut'),
      lootOnWay: field(present, 'it loots on its way', 'elle pille en chemin'),
    },
  ],
  heal: ['Heal', 'Soin', { ...n(many), whom }],
  loot: ['Loot', 'Pillage', n()],
  push: ['Push', 'Poussée', { ...n(), whom }],
  pull: ['Pull', 'Traction', { ...n(), whom }],
  condition: ['a condition', 'un état', { of: needed(condition, 'which', 'lequel'), whom }],
  shield: ['Shield', 'Bouclier', { ...n(), whom, consume: consume() }],
  retaliate: [
    'Retaliate',
    'Riposte',
    {
      ...n(),
      range: field(few, 'range', 'portée'),
      whom,
      xpEach: field(few, 'experience for each attack answered', 'expérience par attaque rendue'),
      consume: consume(),
    },
  ],
  curse: ['Curse', 'Malédiction', { whom }],
  bless: ['Bless', 'Bénédiction', { whom }],
  element: ['an element', 'un élément', { of: needed(element, 'which', 'lequel') }],
  suffer: ['suffer damage', 'subir des dégâts', { ...n(many), whom }],
  'recover-all-lost': ['recover all lost cards', 'récupérer toutes les cartes perdues', {}],
  'disarm-trap': ['disarm a trap', 'désarmer un piège', {}],
  'destroy-obstacle': ['destroy an obstacle', 'détruire un obstacle', {}],
  kill: [
    'kill',
    'tuer',
    {
      whom: needed(
        oneOf(['adjacent-normal-enemy'], 'adjacent-normal-enemy', 'kill'),
        'a normal enemy that is adjacent',
        'un ennemi normal adjacent',
      ),
    },
  ],
  'control-move': ['move an enemy', 'déplacer un ennemi', n()],
  summon: ['summon', 'invoquer', { of: needed(name(64, 'mystic-ally', 'summon'), 'whom', 'qui') }],
  lasting: [
    'a bonus that stays',
    'un bonus qui reste',
    { of: needed(oneOf(LASTING, LASTING[0], 'lasting'), 'which', 'lequel'), consume: consume({ attack: attackMore }) },
  ],
};

/** The lines of a card half, in order. */
export const linesKind: FieldKind<readonly Ability[]> = suchAs(list(variants<Ability>('do', LINE), 8), [{ do: 'attack', n: 3, range: 3 }]);

/** A half of an ability card. */
export const halfKind: FieldKind<Half> = suchAs(
  record({
    abilities: needed(linesKind, 'its lines, in order', 'ses lignes, dans l’ordre'),
    xp: field(few, 'experience', 'expérience'),
    lost: field(
      suchAs(
        either([present, oneOf(['for-good'], 'for-good', 'lost')], 'number-or-fields', { fields: 'true, for-good' }, [
          { en: 'it can be recovered', fr: 'récupérable' },
          { en: 'for good', fr: 'pour de bon' },
        ]),
        true,
      ),
      'its card is lost',
      'sa carte est perdue',
    ),
    stays: field(oneOf(['round', 'persistent'], 'round', 'stays'), 'its card stays in the active area', 'sa carte reste en zone active'),
    xpOn: field(list(whole(1, 9), 9), 'experience on these uses of what stays', 'expérience à ces emplois de ce qui reste'),
  }) as FieldKind<Half>,
  { abilities: [{ do: 'summon', of: 'bear' }], xp: 1, lost: true, stays: 'persistent' },
);
