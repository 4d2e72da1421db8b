/** What abilities and their effects are composed of: each field once, for files and for the form that makes cards of one's own. */
import {
  content,
  either,
  type FieldKind,
  fieldsFor,
  list,
  oneOf,
  present,
  record,
  suchAs,
  type Variant,
  variants,
  whole,
} from '../../core/index.ts';
import {
  type Ability,
  type AttackAbility,
  type CritAbility,
  DAMAGE_TYPES,
  DURATIONS,
  type Effect,
  NATURES,
  type OngoingAbility,
  type ReactTo,
  STATS,
  type TriggerOn,
  type Who,
  type Whom,
} from './content/types.ts';

const { field, needed } = fieldsFor<unknown, unknown, never>();
/** A cost above 9 is paid only where less is paid (408.2a, 408.3). */
const ticks = whole(0, 20);
export const amount = whole(0, 99);
const far = whole(0, 30);
const change = suchAs(whole(-99, 99), 1);

const nature = oneOf(NATURES, 'physical', 'nature');
const type = oneOf(DAMAGE_TYPES, 'melee', 'type');
const stat = oneOf(STATS, 'armor', 'stat');
export const cost = needed(suchAs(ticks, 2), 'cost in ticks', 'coût en tics');

export const range = record({
  max: needed(suchAs(far, 3), 'to', 'jusqu’à', { more: { en: 'spaces', fr: 'cases' } }),
  min: field(suchAs(far, 2), 'from', 'à partir de'),
});
const mainRange = suchAs(range, { max: 1 });

/** Whom: friend or foe, and how near. */
const whomFields = {
  side: needed(oneOf(['self', 'ally', 'enemy', 'any'], 'enemy', 'side'), 'friend or foe', 'ami ou ennemi'),
  range: field(range, 'in range', 'à portée', { more: { en: 'and in sight', fr: 'et en vue' } }),
  adjacent: field(present, 'adjacent', 'adjacent'),
  other: field(present, 'not the character itself', 'pas le personnage lui-même'),
  tokens: field(present, 'totems as well', 'les totems aussi'),
};
export const whom: FieldKind<Whom> = suchAs(record(whomFields), { side: 'enemy', range: { max: 3 } });

const WHO = ['self', 'target', 'defender', 'attacker', 'actor', 'it'] as const;
export const who: FieldKind<Who> = suchAs(
  either(
    [
      oneOf(WHO, 'self', 'who'),
      record({ choose: needed(whom, 'one of these', 'un de ceux-ci') }),
      record({ each: needed(whom, 'all of these', 'tous ceux-ci') }),
    ],
    'one-of',
    { words: [...WHO, '{ choose: … }', '{ each: … }'] },
    [
      { en: 'who is known', fr: 'qui est connu' },
      { en: 'one that is chosen', fr: 'un qui est choisi' },
      { en: 'all of them', fr: 'tous' },
    ],
  ) as FieldKind<Who>,
  'self',
);

const falls = { who: needed(who, 'whom', 'qui') };
const until = { until: needed(oneOf(DURATIONS, 'turn-end', 'until'), 'how long', 'combien de temps') };
const n = (kind = amount, en = 'how much', fr = 'combien') => ({ n: needed(suchAs(kind, 1), en, fr) });
const narrow = {
  nature: field(nature, 'only for attacks of this nature', 'seulement pour les attaques de cette nature'),
  type: field(type, 'only for attacks of this type', 'seulement pour les attaques de ce type'),
};

/** Effects; conversions give crit abilities, whose effects are these, where there are any. */
function effectOf(gained?: FieldKind<Effect>): FieldKind<Effect> {
  const effects: Readonly<Record<string, Variant>> = {
    heal: ['heal', 'soigner', { ...n(), ...falls }],
    damage: ['damage that is no attack', 'dégâts sans attaque', { ...n(), ...falls }],
    hits: ['more hits', 'touches en plus', n()],
    again: ['make the attack again', 'refaire l’attaque', {}],
    'lose-health': ['lose health', 'perdre de la vie', { ...n(), ...falls }],
    'tick-up': ['tick up', 'augmenter l’horloge', { ...n(far), ...falls }],
    'tick-down': ['tick down', 'diminuer l’horloge', { ...n(far), ...falls }],
    move: [
      'move a figure',
      'déplacer une figurine',
      {
        ...n(far, 'spaces', 'cases'),
        ...falls,
        upTo: field(present, 'or fewer', 'ou moins'),
        away: field(present, 'away from the character', 'en l’éloignant du personnage'),
        by: field(oneOf(['owner'], 'owner', 'by'), 'its own player picks the route', 'son propre joueur choisit le chemin'),
      },
    ],
    teleport: [
      'teleport',
      'téléporter',
      { ...n(far, 'spaces', 'cases'), ...falls, icon: field(present, 'to a space that is seen', 'vers une case en vue') },
    ],
    modify: [
      'change a number',
      'changer un nombre',
      {
        stat: needed(stat, 'which', 'lequel'),
        ...n(change),
        ...falls,
        ...until,
        next: field(
          oneOf(['main-attack'], 'main-attack', 'next'),
          'for the next main attack alone',
          'pour la prochaine attaque principale',
        ),
        ...narrow,
      },
    ],
    root: ['no natural move', 'pas de déplacement naturel', { ...falls, ...until }],
    rerolls: ['rerolls in the next attack', 'relances à la prochaine attaque', { ...n(far, 'dice', 'dés'), ...falls, ...until }],
    ready: [
      'ready a card',
      'redresser une carte',
      { card: needed(oneOf(['this', 'other'], 'other', 'which'), 'which', 'laquelle'), ...falls },
    ],
    exhaust: ['exhaust cards', 'épuiser des cartes', { ...n(amount, 'how many', 'combien'), ...falls }],
    cancel: ['cancel what is answered', 'annuler ce à quoi l’on répond', {}],
    prevent: ['prevent damage about to be dealt', 'prévenir les dégâts à venir', n()],
    shield: ['prevent the next damage', 'prévenir les prochains dégâts', { ...n(), ...falls, ...until }],
    control: ['take a turn with an enemy', 'jouer un tour avec un ennemi', falls],
    ...(gained === undefined
      ? {}
      : {
          convert: [
            'turn the next attack into another',
            'changer la prochaine attaque en une autre',
            {
              ...falls,
              from: needed(
                record({ nature: needed(nature, 'nature', 'nature'), type: field(type, 'type', 'type') }),
                'an attack of',
                'une attaque de',
              ),
              to: needed(record({ nature: needed(nature, 'nature', 'nature'), type: needed(type, 'type', 'type') }), 'becomes', 'devient'),
              crit: field(critsOf(gained), 'and gains when it crits', 'et gagne en cas de critique'),
              ...until,
            },
          ] satisfies Variant,
        }),
  };
  return variants<Effect>('do', effects);
}
const critsOf = (effect: FieldKind<Effect>): FieldKind<readonly CritAbility[]> =>
  list(record({ effects: needed(list(effect, 16, 1), 'what it does', 'ce qu’elle fait') }), 8);
export const effect = effectOf(effectOf(effectOf()));
const effects: FieldKind<readonly Effect[]> = list(effect, 16);
export const crits = critsOf(effect);

const many = whole(1, 16);
export const attackFields = {
  ticks: cost,
  nature: needed(nature, 'nature', 'nature'),
  type: needed(type, 'damage type', 'type de dégâts'),
  power: needed(suchAs(whole(0, 30), 4), 'power', 'puissance', { more: { en: 'dice', fr: 'dés' } }),
  range: needed(mainRange, 'range', 'portée'),
  targets: field(many, 'up to so many targets', 'jusqu’à tant de cibles', { sample: 2 }),
  area: field(present, 'an area', 'une zone'),
  everybody: field(present, 'friend and foe', 'amis et ennemis'),
  before: field(effects, 'before the dice', 'avant les dés'),
  crit: field(crits, 'when it crits', 'en cas de critique'),
  after: field(effects, 'after the attack', 'après l’attaque'),
  instead: field(effects, 'in place of its damage', 'à la place de ses dégâts'),
};
const paymentFields = {
  ticks: cost,
  target: field(record({ ...whomFields, up: field(many, 'up to so many', 'jusqu’à tant', { sample: 2 }) }), 'its target', 'sa cible', {
    sample: { side: 'ally', range: { max: 3 } },
  }),
  area: field(
    record({
      range: needed(range, 'range', 'portée'),
      everybody: field(present, 'friend and foe', 'amis et ennemis'),
      side: needed(oneOf(['ally', 'enemy'], 'ally', 'side'), 'friend or foe', 'ami ou ennemi'),
    }),
    'an area',
    'une zone',
  ),
  oncePerTurn: field(present, 'once a turn', 'une fois par tour'),
  effects: needed(effects, 'what it does', 'ce qu’elle fait'),
};
/** Whom a react is about, where that is not its own character alone. */
const others = field(suchAs(list(whom, 8, 1), [{ side: 'ally', adjacent: true }]), 'about one of these', 'pour un de ceux-ci');
const reactFields = {
  ticks: needed(suchAs(ticks, 1), 'cost in ticks', 'coût en tics'),
  to: needed(
    variants<ReactTo>('on', {
      targeted: [
        'an attack that targets somebody',
        'une attaque qui cible quelqu’un',
        {
          nature: field(nature, 'of this nature', 'de cette nature'),
          whom: needed(suchAs(list(whom, 8, 1), [{ side: 'self' }]), 'one of these', 'un de ceux-ci'),
        },
      ],
      played: [
        'an ability that an enemy plays',
        'une capacité jouée par un ennemi',
        {
          except: field(oneOf(['physical-attack'], 'physical-attack', 'except'), 'but physical attacks', 'sauf les attaques physiques'),
          costs: field(ticks, 'that costs so much or more', 'qui coûte tant ou plus'),
          range: field(range, 'in range', 'à portée'),
        },
      ],
      'ticked-up': ['an enemy ticks it up', 'un ennemi augmente son horloge', { whom: others }],
      damage: ['damage about to be dealt to it', 'des dégâts qu’il va subir', { whom: others }],
      unhurt: [
        'an attack that did it no damage',
        'une attaque sans dégâts pour lui',
        { whom: others, adjacent: field(present, 'adjacent', 'adjacent') },
      ],
    }),
    'what it answers',
    'à quoi elle répond',
  ),
  effects: needed(effects, 'what it does', 'ce qu’elle fait'),
};
const passer = {
  whom: needed(oneOf(['enemy', 'ally', 'any'], 'enemy', 'side'), 'who', 'qui'),
  at: field(list(content<string>('space', '0,0', 'place'), 64), 'these spaces', 'ces cases'),
  adjacent: field(present, 'an adjacent space', 'une case adjacente'),
};
const ongoingFields = {
  modifiers: field(
    list(
      record({
        stat: needed(stat, 'which number', 'quel nombre'),
        ...n(change),
        on: needed(
          suchAs(
            either([oneOf(['self'], 'self', 'who'), whom], 'self-or-whom', { fields: '{ side: ally … }' }, [
              { en: 'the bearer', fr: 'le porteur' },
              { en: 'others', fr: 'd’autres' },
            ]) as FieldKind<'self' | Whom>,
            'self',
          ),
          'whose',
          'de qui',
        ),
        main: field(present, 'for the main attack alone', 'pour la seule attaque principale'),
        ...narrow,
        whileHealthAtMost: field(suchAs(amount, 4), 'while its health is at most', 'tant que sa vie est au plus de'),
      }),
      8,
    ),
    'numbers changed',
    'nombres changés',
  ),
  protector: field(
    record({ nature: field(nature, 'against this nature', 'contre cette nature'), whom: needed(whom, 'of whom', 'de qui') }),
    'protector',
    'protecteur',
    { sample: { whom: { side: 'ally', adjacent: true, other: true } } },
  ),
  ignoresTerrain: field(present, 'cover and high ground cost no more', 'couvert et hauteur ne coûtent pas plus'),
  mainRange: field(mainRange, 'range of the main attack', 'portée de l’attaque principale'),
  trigger: field(
    variants<TriggerOn>('on', {
      hurt: ['it is dealt attack damage', 'il subit des dégâts d’attaque', {}],
      hurts: ['its attack does damage', 'son attaque fait des dégâts', {}],
      enters: ['somebody enters a space', 'quelqu’un entre dans une case', passer],
      stops: ['somebody ends a move', 'quelqu’un finit un déplacement', passer],
      'tick-end': [
        'the end of a tick',
        'la fin d’un tic',
        { ticks: needed(suchAs(list(whole(1, 10), 10, 1), [5, 10]), 'of these ticks', 'de ces tics') },
      ],
    }),
    'what sets it off',
    'ce qui la déclenche',
  ),
  effects: field(effects, 'what it then does', 'ce qu’elle fait alors'),
};

const ATTACK: Variant = ['attack', 'attaque', attackFields];
const PAYMENT: Variant = ['paid ability', 'capacité payante', paymentFields];
export const REACT: Variant = ['react', 'réaction', reactFields];
const ONGOING: Variant = ['ongoing ability', 'capacité continue', ongoingFields];
const PLAIN: AttackAbility = { kind: 'attack', ticks: 2, nature: 'physical', type: 'melee', power: 4, range: { max: 1 } };
const BONUS: OngoingAbility = { kind: 'ongoing', modifiers: [{ stat: 'armor', n: 1, on: 'self' }] };
export const attack: FieldKind<AttackAbility> = suchAs(
  record({ kind: needed(oneOf(['attack']), 'attack', 'attaque'), ...attackFields }) as FieldKind<AttackAbility>,
  PLAIN,
);
export const ongoing: FieldKind<OngoingAbility> = suchAs(
  record({ kind: needed(oneOf(['ongoing']), 'ongoing ability', 'capacité continue'), ...ongoingFields }) as FieldKind<OngoingAbility>,
  BONUS,
);
/** One of these abilities, an attack to begin with. */
export const oneAbility = <T extends Ability>(of: Readonly<Record<string, Variant>>) =>
  // The kinds handed in are those of `T`, and an attack is among them: `variants` does not tell.
  suchAs(variants<Ability>('kind', of), PLAIN) as unknown as FieldKind<T>;
export const playable = { attack: ATTACK, payment: PAYMENT };
export const ability = oneAbility<Ability>({ ...playable, react: REACT, ongoing: ONGOING });
export const lower = suchAs(list(ability, 8), [BONUS]);
