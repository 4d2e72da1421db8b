/** The Brute's ability cards of levels 1 and X. */
import type { PrintedCard } from '../types.ts';

export const BRUTE_CARDS: readonly PrintedCard[] = [
  {
    id: 'brute:trample',
    names: { en: 'Trample', fr: 'Piétinement' },
    class: 'brute',
    level: 1,
    initiative: 72,
    top: { abilities: [{ do: 'attack', n: 3, effects: [{ kind: 'pierce', n: 2 }] }] },
    bottom: {
      abilities: [
        { do: 'move', n: 4, jump: true },
        { do: 'attack', n: 2, targets: 'moved-through' },
      ],
      xp: 2,
      lost: true,
    },
    text: {
      top: { en: 'Attack 3, Pierce 2.', fr: 'Attaque 3, Perforation 2.' },
      bottom: {
        en: 'Move 4 with a jump, then Attack 2 against every enemy jumped over. Experience 2. Lost.',
        fr: 'Déplacement 4 en sautant, puis Attaque 2 contre chaque ennemi survolé. Expérience 2. Perdue.',
      },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:eye-for-an-eye',
    names: { en: 'Eye for an Eye', fr: 'Œil pour œil' },
    class: 'brute',
    level: 1,
    initiative: 18,
    top: { abilities: [{ do: 'retaliate', n: 2, whom: { who: 'self' }, xpEach: 1 }], stays: 'round' },
    bottom: {
      abilities: [
        { do: 'heal', n: 2, whom: { who: 'ally-or-self', range: 1 } },
        { do: 'element', of: 'earth' },
      ],
    },
    text: {
      top: {
        en: 'Retaliate 2 for the rest of the round, with experience 1 whenever it strikes.',
        fr: "Riposte 2 pour le reste du round, avec expérience 1 chaque fois qu'elle frappe.",
      },
      bottom: { en: 'Heal 2 at range 1. Creates earth.', fr: 'Soin 2 à portée 1. Crée la terre.' },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:sweeping-blow',
    names: { en: 'Sweeping Blow', fr: 'Balayage' },
    class: 'brute',
    level: 1,
    initiative: 64,
    top: {
      abilities: [
        {
          do: 'attack',
          n: 2,
          area: {
            red: [
              { q: 0, r: -1 },
              { q: 1, r: -1 },
              { q: 1, r: 0 },
            ],
            grey: true,
          },
        },
      ],
    },
    bottom: {
      abilities: [
        { do: 'move', n: 3 },
        { do: 'push', n: 1, whom: { who: 'adjacent-enemies' } },
      ],
    },
    text: {
      top: {
        en: 'Attack 2 on three adjacent hexes that follow one another.',
        fr: 'Attaque 2 sur trois hexagones adjacents qui se suivent.',
      },
      bottom: { en: 'Move 3, then Push 1 on each adjacent enemy.', fr: 'Déplacement 3, puis Poussée 1 sur chaque ennemi adjacent.' },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:provoking-roar',
    names: { en: 'Provoking Roar', fr: 'Rugissement provocant' },
    class: 'brute',
    level: 1,
    initiative: 10,
    top: { abilities: [{ do: 'attack', n: 2, effects: [{ kind: 'condition', of: 'disarm' }] }] },
    bottom: { abilities: [{ do: 'lasting', of: 'provoke' }], stays: 'round' },
    text: {
      top: { en: 'Attack 2, Disarm.', fr: 'Attaque 2, Désarmement.' },
      bottom: {
        en: 'This round an enemy whose attack targets an ally adjacent to you targets you with it instead, however far off you are.',
        fr: "Ce round, un ennemi dont l'attaque vise un allié qui vous est adjacent vous vise à sa place, si loin que vous soyez.",
      },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:overwhelming-assault',
    names: { en: 'Overwhelming Assault', fr: 'Assaut déferlant' },
    class: 'brute',
    level: 1,
    initiative: 61,
    top: { abilities: [{ do: 'attack', n: 6 }], xp: 2, lost: true },
    bottom: {
      abilities: [
        { do: 'move', n: 3 },
        { do: 'push', n: 2, whom: { who: 'adjacent-enemy' } },
      ],
    },
    text: {
      top: { en: 'Attack 6. Experience 2. Lost.', fr: 'Attaque 6. Expérience 2. Perdue.' },
      bottom: { en: 'Move 3, then Push 2 on one adjacent enemy.', fr: 'Déplacement 3, puis Poussée 2 sur un ennemi adjacent.' },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:grab-and-go',
    names: { en: 'Grab and Go', fr: 'Pas vu, pas pris' },
    class: 'brute',
    level: 1,
    initiative: 87,
    top: { abilities: [{ do: 'loot', n: 1 }] },
    bottom: { abilities: [{ do: 'move', n: 4 }] },
    text: {
      top: { en: 'Loot 1.', fr: 'Butin 1.' },
      bottom: { en: 'Move 4.', fr: 'Déplacement 4.' },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:warding-strength',
    names: { en: 'Warding Strength', fr: 'Force de guet' },
    class: 'brute',
    level: 1,
    initiative: 32,
    top: { abilities: [{ do: 'attack', n: 3, effects: [{ kind: 'push', n: 2 }] }] },
    bottom: { abilities: [{ do: 'lasting', of: 'shield-next-six' }], lost: true, stays: 'persistent', xpOn: [2, 4, 6] },
    text: {
      top: { en: 'Attack 3, Push 2.', fr: 'Attaque 3, Poussée 2.' },
      bottom: {
        en: 'Shield 1 against each of the next six attacks that would harm you, with experience 1 on the second, fourth and sixth. Persistent, lost.',
        fr: 'Bouclier 1 contre chacune des six prochaines attaques qui vous blesseraient, avec expérience 1 à la deuxième, à la quatrième et à la sixième. Persistante, perdue.',
      },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:shield-bash',
    names: { en: 'Shield Bash', fr: 'Coup de bouclier' },
    class: 'brute',
    level: 1,
    initiative: 15,
    top: { abilities: [{ do: 'attack', n: 4, effects: [{ kind: 'condition', of: 'stun' }] }], xp: 2, lost: true },
    bottom: { abilities: [{ do: 'shield', n: 1, whom: { who: 'self' } }], stays: 'round' },
    text: {
      top: { en: 'Attack 4, Stun. Experience 2. Lost.', fr: 'Attaque 4, Étourdissement. Expérience 2. Perdue.' },
      bottom: { en: 'Shield 1 for the rest of the round.', fr: 'Bouclier 1 pour le reste du round.' },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:leaping-cleave',
    names: { en: 'Leaping Cleave', fr: 'Fente bondissante' },
    class: 'brute',
    level: 1,
    initiative: 54,
    top: {
      abilities: [
        {
          do: 'attack',
          n: 3,
          area: {
            red: [
              { q: 1, r: -1 },
              { q: 1, r: 0 },
            ],
            grey: true,
          },
        },
      ],
      xp: 1,
    },
    bottom: {
      abilities: [
        { do: 'move', n: 3, jump: true },
        { do: 'element', of: 'air' },
      ],
    },
    text: {
      top: {
        en: 'Attack 3 on two adjacent hexes that touch each other. Experience 1.',
        fr: 'Attaque 3 sur deux hexagones adjacents qui se touchent. Expérience 1.',
      },
      bottom: { en: 'Move 3 with a jump. Creates air.', fr: "Déplacement 3 en sautant. Crée l'air." },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:spare-dagger',
    names: { en: 'Spare Dagger', fr: 'Dague cachée' },
    class: 'brute',
    level: 1,
    initiative: 27,
    top: { abilities: [{ do: 'attack', n: 3, range: 3 }], xp: 1 },
    bottom: { abilities: [{ do: 'attack', n: 2 }] },
    text: {
      top: { en: 'Attack 3 at range 3. Experience 1.', fr: 'Attaque 3 à portée 3. Expérience 1.' },
      bottom: { en: 'Attack 2.', fr: 'Attaque 2.' },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:skewer',
    names: { en: 'Skewer', fr: 'Embroché' },
    class: 'brute',
    level: 'X',
    initiative: 35,
    top: {
      abilities: [
        {
          do: 'attack',
          n: 3,
          area: {
            red: [
              { q: 1, r: 0 },
              { q: 2, r: 0 },
            ],
            grey: true,
          },
          consume: { element: 'air', attack: 1, effects: [{ kind: 'pierce', n: 1 }] },
        },
      ],
      xp: 1,
    },
    bottom: { abilities: [{ do: 'move', n: 6 }], xp: 1, lost: true },
    text: {
      top: {
        en: 'Attack 3 on the next two hexes of a straight line; using up air adds 1 to the attack and Pierce 1. Experience 1.',
        fr: "Attaque 3 sur les deux premiers hexagones d'une ligne droite ; consommer l'air ajoute 1 à l'attaque et Perforation 1. Expérience 1.",
      },
      bottom: { en: 'Move 6. Experience 1. Lost.', fr: 'Déplacement 6. Expérience 1. Perdue.' },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:balanced-measure',
    names: { en: 'Balanced Measure', fr: 'Mesures équilibrées' },
    class: 'brute',
    level: 'X',
    initiative: 77,
    top: { abilities: [{ do: 'attack', n: 'moved' }], xp: 1 },
    bottom: { abilities: [{ do: 'move', n: 'dealt' }] },
    text: {
      top: {
        en: 'An attack as strong as the number of hexes you have moved so far this turn. Experience 1.',
        fr: "Une attaque de la force du nombre d'hexagones que vous avez parcourus jusqu'ici ce tour. Expérience 1.",
      },
      bottom: {
        en: 'A move as long as the damage you have dealt so far this turn.',
        fr: "Un déplacement d'autant d'hexagones que de dégâts infligés par vous jusqu'ici ce tour.",
      },
    },
    confidence: 'sure',
  },
  {
    id: 'brute:wall-of-doom',
    names: { en: 'Wall of Doom', fr: 'Mur de chaos' },
    class: 'brute',
    level: 'X',
    initiative: 20,
    top: {
      abilities: [
        { do: 'retaliate', n: 2, whom: { who: 'self' } },
        { do: 'shield', n: 2, whom: { who: 'self' } },
      ],
      xp: 2,
      lost: true,
      stays: 'round',
    },
    bottom: { abilities: [{ do: 'lasting', of: 'attack-plus-one-round' }], stays: 'round' },
    text: {
      top: {
        en: 'Retaliate 2 and Shield 2 for the rest of the round. Experience 2. Lost.',
        fr: 'Riposte 2 et Bouclier 2 pour le reste du round. Expérience 2. Perdue.',
      },
      bottom: {
        en: 'Each of your attacks this round is stronger by 1.',
        fr: 'Chacune de vos attaques de ce round gagne 1.',
      },
    },
    confidence: 'sure',
  },
];
