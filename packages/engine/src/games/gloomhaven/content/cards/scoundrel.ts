/** The Scoundrel's ability cards of levels 1 and X. */
import type { Bonus, PrintedCard } from '../types.ts';

/** Printed alike on three cards. */
const FLANKED: Bonus = { when: 'next-to-your-ally', n: 2, xp: 1 };

export const SCOUNDREL_CARDS: readonly PrintedCard[] = [
  {
    id: 'scoundrel:single-out',
    names: { en: 'Single Out', fr: 'Isolement' },
    class: 'scoundrel',
    level: 1,
    initiative: 86,
    top: { abilities: [{ do: 'attack', n: 3, bonuses: [FLANKED] }] },
    bottom: { abilities: [{ do: 'lasting', of: 'lone-targets-plus-two' }], lost: true, stays: 'persistent', xpOn: [2, 4] },
    text: {
      top: {
        en: 'Attack 3; against a target with an ally of yours beside it, 2 more and experience 1.',
        fr: "Attaque 3 ; contre une cible qui a l'un de vos alliés pour voisin, 2 de plus et expérience 1.",
      },
      bottom: {
        en: 'Your next four attacks on enemies with none of their allies beside them are stronger by 2, with experience 1 on the second and fourth. Persistent, lost.',
        fr: 'Vos quatre prochaines attaques contre des ennemis sans aucun de leurs alliés pour voisin gagnent 2, avec expérience 1 à la deuxième et à la quatrième. Persistante, perdue.',
      },
    },
    confidence: 'likely',
  },
  {
    id: 'scoundrel:flanking-strike',
    names: { en: 'Flanking Strike', fr: 'Frappe de côté' },
    class: 'scoundrel',
    level: 1,
    initiative: 4,
    top: { abilities: [{ do: 'attack', n: 3, bonuses: [FLANKED] }] },
    bottom: { abilities: [{ do: 'move', n: 5 }] },
    text: {
      top: {
        en: 'Attack 3; with one of your allies next to the target, 2 more and experience 1.',
        fr: "Attaque 3 ; avec l'un de vos alliés à côté de la cible, 2 de plus et expérience 1.",
      },
      bottom: { en: 'Move 5.', fr: 'Déplacement 5.' },
    },
    confidence: 'likely',
  },
  {
    id: 'scoundrel:smoke-bomb',
    names: { en: 'Smoke Bomb', fr: 'Fumigène' },
    class: 'scoundrel',
    level: 1,
    initiative: 12,
    top: {
      abilities: [
        { do: 'condition', of: 'invisible', whom: { who: 'self' } },
        { do: 'element', of: 'dark' },
        { do: 'lasting', of: 'double-while-invisible' },
      ],
      xp: 2,
      lost: true,
      stays: 'persistent',
    },
    bottom: { abilities: [{ do: 'pull', n: 2, whom: { who: 'enemy', range: 3 } }] },
    text: {
      top: {
        en: 'You become invisible. Creates dark. The next attack you make while invisible is doubled. Experience 2. Persistent, lost.',
        fr: 'Vous devenez invisible. Crée les ténèbres. La prochaine attaque que vous faites étant invisible est doublée. Expérience 2. Persistante, perdue.',
      },
      bottom: { en: 'Pull 2 on one enemy at range 3.', fr: 'Traction 2 sur un ennemi à portée 3.' },
    },
    confidence: 'likely',
  },
  {
    id: 'scoundrel:backstab',
    names: { en: 'Backstab', fr: 'Coup en traître' },
    class: 'scoundrel',
    level: 1,
    initiative: 6,
    top: { abilities: [{ do: 'attack', n: 3, bonuses: [FLANKED, { when: 'next-to-none-of-its-allies', n: 2, xp: 1 }] }], lost: true },
    bottom: { abilities: [{ do: 'move', n: 6 }] },
    text: {
      top: {
        en: 'Attack 3; 2 more and experience 1 if an ally of yours is next to the target, and again 2 more and experience 1 if none of its own is. Lost.',
        fr: "Attaque 3 ; 2 de plus et expérience 1 si l'un de vos alliés est à côté de la cible, et encore 2 de plus et expérience 1 si aucun des siens n'y est. Perdue.",
      },
      bottom: { en: 'Move 6.', fr: 'Déplacement 6.' },
    },
    confidence: 'likely',
  },
  {
    id: 'scoundrel:thiefs-knack',
    names: { en: "Thief's Knack", fr: 'Truc de filou' },
    class: 'scoundrel',
    level: 1,
    initiative: 23,
    top: { abilities: [{ do: 'disarm-trap' }], xp: 2 },
    bottom: { abilities: [{ do: 'attack', n: 3 }], xp: 1 },
    text: {
      top: { en: 'Take a trap beside you off the map. Experience 2.', fr: 'Retirez de la carte un piège voisin. Expérience 2.' },
      bottom: { en: 'Attack 3. Experience 1.', fr: 'Attaque 3. Expérience 1.' },
    },
    confidence: 'likely',
  },
  {
    id: 'scoundrel:venom-shiv',
    names: { en: 'Venom Shiv', fr: 'Surin empoisonné' },
    class: 'scoundrel',
    level: 1,
    initiative: 60,
    top: { abilities: [{ do: 'attack', n: 3, effects: [{ kind: 'condition', of: 'poison' }] }], xp: 1 },
    bottom: { abilities: [{ do: 'move', n: 5 }] },
    text: {
      top: { en: 'Attack 3, Poison. Experience 1.', fr: 'Attaque 3, Poison. Expérience 1.' },
      bottom: { en: 'Move 5.', fr: 'Déplacement 5.' },
    },
    confidence: 'likely',
  },
  {
    id: 'scoundrel:throwing-knives',
    names: { en: 'Throwing Knives', fr: 'Couteaux de lancer' },
    class: 'scoundrel',
    level: 1,
    initiative: 10,
    top: { abilities: [{ do: 'attack', n: 2, range: 3, targets: 2 }], xp: 1 },
    bottom: { abilities: [{ do: 'loot', n: 2 }], lost: true },
    text: {
      top: {
        en: 'Attack 2 at range 3 on up to two targets. Experience 1.',
        fr: 'Attaque 2 à portée 3 sur deux cibles au plus. Expérience 1.',
      },
      bottom: { en: 'Loot 2. Lost.', fr: 'Butin 2. Perdue.' },
    },
    confidence: 'likely',
  },
  {
    id: 'scoundrel:quick-hands',
    names: { en: 'Quick Hands', fr: 'Mains vives' },
    class: 'scoundrel',
    level: 1,
    initiative: 64,
    top: {
      abilities: [
        { do: 'move', n: 2 },
        { do: 'attack', n: 2 },
      ],
    },
    bottom: { abilities: [{ do: 'loot', n: 1 }] },
    text: {
      top: { en: 'Move 2, then Attack 2.', fr: 'Déplacement 2, puis Attaque 2.' },
      bottom: { en: 'Loot 1.', fr: 'Butin 1.' },
    },
    confidence: 'likely',
  },
  {
    id: 'scoundrel:special-mixture',
    names: { en: 'Special Mixture', fr: 'Mixture spéciale' },
    class: 'scoundrel',
    level: 1,
    initiative: 33,
    top: { abilities: [{ do: 'heal', n: 3, whom: { who: 'self' } }] },
    bottom: {
      abilities: [
        { do: 'move', n: 3 },
        { do: 'condition', of: 'poison', whom: { who: 'adjacent-enemy' } },
      ],
    },
    text: {
      top: { en: 'Heal 3 on yourself.', fr: 'Soin 3 sur vous-même.' },
      bottom: { en: 'Move 3, then Poison on one adjacent enemy.', fr: 'Déplacement 3, puis Poison sur un ennemi adjacent.' },
    },
    confidence: 'likely',
  },
  {
    id: 'scoundrel:sinister-opportunity',
    names: { en: 'Sinister Opportunity', fr: 'Sinistre occasion' },
    class: 'scoundrel',
    level: 'X',
    initiative: 93,
    top: {
      abilities: [{ do: 'attack', n: { base: 3, perAlly: 1 }, consume: { element: 'dark', perAlly: 1, xp: 1 } }],
    },
    bottom: {
      abilities: [
        { do: 'move', n: 3 },
        { do: 'control-move', n: 1 },
      ],
    },
    text: {
      top: {
        en: 'Attack 3, and 1 more for each ally of yours next to the target; using up dark makes that 2 for each, with experience 1.',
        fr: 'Attaque 3, et 1 de plus par allié à vous voisin de la cible ; consommer les ténèbres en fait 2 par allié, avec expérience 1.',
      },
      bottom: {
        en: 'Move 3; then you make one adjacent enemy move 1, and it must end next to you.',
        fr: 'Déplacement 3 ; puis vous faites faire un Déplacement 1 à un ennemi adjacent, qui doit finir à côté de vous.',
      },
    },
    confidence: 'likely',
  },
  {
    id: 'scoundrel:tricksters-reversal',
    names: { en: "Trickster's Reversal", fr: 'Coup de Jarnac' },
    class: 'scoundrel',
    level: 'X',
    initiative: 9,
    top: { abilities: [{ do: 'attack', n: { base: 2, perShield: 2 } }], xp: 2, lost: true },
    bottom: { abilities: [{ do: 'lasting', of: 'ignore-next-damage-round' }], stays: 'round' },
    text: {
      top: {
        en: "Attack 2, raised by twice the target's shield. Experience 2. Lost.",
        fr: 'Attaque 2, augmentée du double du bouclier de la cible. Expérience 2. Perdue.',
      },
      bottom: {
        en: 'The first time something would harm you in the rest of this round, it does no damage.',
        fr: "La première fois que quelque chose vous blesserait dans le reste de ce round, vous n'en subissez aucun dégât.",
      },
    },
    confidence: 'likely',
  },
  {
    id: 'scoundrel:swift-bow',
    names: { en: 'Swift Bow', fr: 'Arc prompt' },
    class: 'scoundrel',
    level: 'X',
    initiative: 36,
    top: { abilities: [{ do: 'attack', n: 3, range: 4 }] },
    bottom: { abilities: [{ do: 'move', n: 2, lootOnWay: true }] },
    text: {
      top: { en: 'Attack 3 at range 4.', fr: 'Attaque 3 à portée 4.' },
      bottom: {
        en: 'Move 2, looting each hex you step on along the way.',
        fr: 'Déplacement 2, en ramassant le butin de chaque hexagone où vous entrez.',
      },
    },
    confidence: 'likely',
  },
];
