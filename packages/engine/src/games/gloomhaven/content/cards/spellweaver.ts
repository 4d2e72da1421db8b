/** The Spellweaver's ability cards of levels 1 and X. */
import type { AttackAbility, PrintedCard } from '../types.ts';

/** Printed alike on two cards. */
const BOLT: AttackAbility = { do: 'attack', n: 2, range: 3, consume: { element: 'any', attack: 1, xp: 1 } };

export const SPELLWEAVER_CARDS: readonly PrintedCard[] = [
  {
    id: 'spellweaver:fire-orbs',
    names: { en: 'Fire Orbs', fr: 'Orbes de feu' },
    class: 'spellweaver',
    level: 1,
    initiative: 69,
    top: {
      abilities: [
        { do: 'attack', n: 3, range: 3, targets: 3, xpEach: 1 },
        { do: 'element', of: 'fire' },
      ],
      lost: true,
    },
    bottom: { abilities: [{ do: 'move', n: 3 }] },
    text: {
      top: {
        en: 'Attack 3 at range 3 on up to three targets, with experience 1 for each. Creates fire. Lost.',
        fr: 'Attaque 3 à portée 3 sur trois cibles au plus, avec expérience 1 pour chacune. Crée le feu. Perdue.',
      },
      bottom: { en: 'Move 3.', fr: 'Déplacement 3.' },
    },
    confidence: 'likely',
  },
  {
    id: 'spellweaver:impaling-eruption',
    names: { en: 'Impaling Eruption', fr: 'Éruption de piques' },
    class: 'spellweaver',
    level: 1,
    initiative: 70,
    top: {
      abilities: [
        { do: 'attack', n: 3, range: 4, path: true, xpEach: 1 },
        { do: 'element', of: 'earth' },
      ],
      lost: true,
    },
    bottom: { abilities: [{ do: 'move', n: 4 }] },
    text: {
      top: {
        en: 'Attack 3 at range 4, and on every enemy along a way to the target that you choose, at most 4 hexes long; experience 1 for each. Creates earth. Lost.',
        fr: "Attaque 3 à portée 4, et sur chaque ennemi d'un chemin de votre choix vers la cible, long de 4 hexagones au plus ; expérience 1 pour chacun. Crée la terre. Perdue.",
      },
      bottom: { en: 'Move 4.', fr: 'Déplacement 4.' },
    },
    confidence: 'likely',
  },
  {
    id: 'spellweaver:reviving-ether',
    names: { en: 'Reviving Ether', fr: 'Éther revigorant' },
    class: 'spellweaver',
    level: 1,
    initiative: 80,
    top: { abilities: [{ do: 'recover-all-lost' }, { do: 'element', of: 'dark' }], lost: 'for-good' },
    bottom: { abilities: [{ do: 'move', n: 4, jump: true }] },
    text: {
      top: {
        en: 'All your lost cards come back to your hand. Creates dark. This card is lost and nothing can bring it back.',
        fr: 'Toutes vos cartes perdues reviennent en main. Crée les ténèbres. Cette carte est perdue et rien ne peut la ramener.',
      },
      bottom: { en: 'Move 4 with a jump.', fr: 'Déplacement 4 en sautant.' },
    },
    confidence: 'likely',
  },
  {
    id: 'spellweaver:freezing-nova',
    names: { en: 'Freezing Nova', fr: 'Nova de glace' },
    class: 'spellweaver',
    level: 1,
    initiative: 21,
    top: {
      abilities: [
        {
          do: 'attack',
          n: 2,
          targets: 'all-adjacent',
          effects: [{ kind: 'condition', of: 'immobilize' }],
          consume: { element: 'ice', attack: 1 },
        },
      ],
    },
    bottom: {
      abilities: [
        { do: 'heal', n: 4, whom: { who: 'ally-or-self', range: 4 } },
        { do: 'element', of: 'light' },
      ],
      lost: true,
    },
    text: {
      top: {
        en: 'Attack 2, Immobilize, on all adjacent enemies; using up ice adds 1.',
        fr: 'Attaque 2, Immobilisation, sur tous les ennemis adjacents ; consommer la glace ajoute 1.',
      },
      bottom: { en: 'Heal 4 at range 4. Creates light. Lost.', fr: 'Soin 4 à portée 4. Crée la lumière. Perdue.' },
    },
    confidence: 'likely',
  },
  {
    id: 'spellweaver:mana-bolt',
    names: { en: 'Mana Bolt', fr: 'Projectile de mana' },
    class: 'spellweaver',
    level: 1,
    initiative: 7,
    top: { abilities: [BOLT] },
    bottom: { abilities: [{ do: 'heal', n: 3, whom: { who: 'ally-or-self', range: 1 } }] },
    text: {
      top: {
        en: 'Attack 2 at range 3; using up an element of any kind adds 1, with experience 1.',
        fr: 'Attaque 2 à portée 3 ; consommer un élément quelconque ajoute 1, avec expérience 1.',
      },
      bottom: { en: 'Heal 3 at range 1.', fr: 'Soin 3 à portée 1.' },
    },
    confidence: 'likely',
  },
  {
    id: 'spellweaver:frost-armor',
    names: { en: 'Frost Armor', fr: 'Armure de givre' },
    class: 'spellweaver',
    level: 1,
    initiative: 20,
    top: { abilities: [BOLT] },
    bottom: {
      abilities: [
        { do: 'lasting', of: 'ignore-next-two-damages' },
        { do: 'element', of: 'ice' },
      ],
      lost: true,
      stays: 'persistent',
      xpOn: [1, 2],
    },
    text: {
      top: {
        en: 'Attack 2 at range 3; 1 more, and experience 1, if you use up any element.',
        fr: "Attaque 2 à portée 3 ; 1 de plus, et expérience 1, si vous consommez n'importe quel élément.",
      },
      bottom: {
        en: 'The next two times something would harm you, it does no damage, with experience 1 each time. Creates ice. Persistent, lost.',
        fr: "Les deux prochaines fois que quelque chose vous blesserait, vous n'en subissez aucun dégât, avec expérience 1 chaque fois. Crée la glace. Persistante, perdue.",
      },
    },
    confidence: 'likely',
  },
  {
    id: 'spellweaver:flame-strike',
    names: { en: 'Flame Strike', fr: 'Frappe de la flamme' },
    class: 'spellweaver',
    level: 1,
    initiative: 36,
    top: {
      abilities: [{ do: 'attack', n: 3, range: 2, consume: { element: 'fire', effects: [{ kind: 'condition', of: 'wound' }] } }],
    },
    bottom: { abilities: [{ do: 'attack', n: 2, range: 2 }] },
    text: {
      top: {
        en: 'Attack 3 at range 2; using up fire adds Wound.',
        fr: 'Attaque 3 à portée 2 ; consommer le feu ajoute Blessure.',
      },
      bottom: { en: 'Attack 2 at range 2.', fr: 'Attaque 2 à portée 2.' },
    },
    confidence: 'likely',
  },
  {
    id: 'spellweaver:ride-the-wind',
    names: { en: 'Ride the Wind', fr: 'Chevauchée sur le vent' },
    class: 'spellweaver',
    level: 1,
    initiative: 83,
    top: { abilities: [{ do: 'loot', n: 1 }] },
    bottom: {
      abilities: [
        { do: 'move', n: 8, jump: true },
        { do: 'element', of: 'air' },
      ],
      lost: true,
    },
    text: {
      top: { en: 'Loot 1.', fr: 'Butin 1.' },
      bottom: { en: 'Move 8 with a jump. Creates air. Lost.', fr: "Déplacement 8 en sautant. Crée l'air. Perdue." },
    },
    confidence: 'likely',
  },
  {
    id: 'spellweaver:crackling-air',
    names: { en: 'Crackling Air', fr: 'Air crépitant' },
    class: 'spellweaver',
    level: 'X',
    initiative: 25,
    top: {
      abilities: [{ do: 'lasting', of: 'next-four-attacks-plus-one', consume: { element: 'air', attack: 1 } }],
      lost: true,
      stays: 'persistent',
      xpOn: [2, 4],
    },
    bottom: {
      abilities: [
        { do: 'move', n: 3 },
        { do: 'retaliate', n: 0, whom: { who: 'self' }, consume: { element: 'fire', n: 2 } },
      ],
      stays: 'round',
    },
    text: {
      top: {
        en: 'Your next four attacks are stronger by 1, or by 2 if you use up air, with experience 1 on the second and fourth. Persistent, lost.',
        fr: "Vos quatre prochaines attaques gagnent 1, ou 2 si vous consommez l'air, avec expérience 1 à la deuxième et à la quatrième. Persistante, perdue.",
      },
      bottom: {
        en: 'Move 3; using up fire gives you Retaliate 2 for the rest of the round.',
        fr: 'Déplacement 3 ; consommer le feu vous donne Riposte 2 pour le reste du round.',
      },
    },
    confidence: 'likely',
  },
  {
    id: 'spellweaver:hardened-spikes',
    names: { en: 'Hardened Spikes', fr: 'Piques durcies' },
    class: 'spellweaver',
    level: 'X',
    initiative: 26,
    top: {
      abilities: [{ do: 'retaliate', n: 2, whom: { who: 'self-and-adjacent-allies' }, consume: { element: 'earth', n: 1 } }],
      xp: 2,
      lost: true,
      stays: 'round',
    },
    bottom: {
      abilities: [
        { do: 'move', n: 3 },
        { do: 'shield', n: 0, whom: { who: 'self' }, consume: { element: 'ice', n: 2 } },
      ],
      stays: 'round',
    },
    text: {
      top: {
        en: 'Retaliate 2 for you and the allies next to you for the rest of the round; using up earth adds 1. Experience 2. Lost.',
        fr: 'Riposte 2 pour vous et vos alliés adjacents pour le reste du round ; consommer la terre ajoute 1. Expérience 2. Perdue.',
      },
      bottom: {
        en: 'Move 3; using up ice gives you Shield 2 for the rest of the round.',
        fr: 'Déplacement 3 ; consommer la glace vous donne Bouclier 2 pour le reste du round.',
      },
    },
    confidence: 'likely',
  },
  {
    id: 'spellweaver:aid-from-the-ether',
    names: { en: 'Aid from the Ether', fr: "Secours de l'éther" },
    class: 'spellweaver',
    level: 'X',
    initiative: 91,
    top: { abilities: [{ do: 'heal', n: 3, whom: { who: 'ally-or-self', range: 3 } }] },
    bottom: { abilities: [{ do: 'summon', of: 'mystic-ally' }], xp: 2, lost: true, stays: 'persistent' },
    text: {
      top: { en: 'Heal 3 at range 3.', fr: 'Soin 3 à portée 3.' },
      bottom: {
        en: 'Summons a Mystic Ally: 2 hit points, move 2, attack 3, range 2. Experience 2. Persistent, lost.',
        fr: 'Invoque un Allié mystique : 2 points de vie, déplacement 2, attaque 3, portée 2. Expérience 2. Persistante, perdue.',
      },
    },
    confidence: 'likely',
  },
];
