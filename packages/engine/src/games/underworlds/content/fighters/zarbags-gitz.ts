/** Zarbag's Gitz. */
import type { BothLanguages } from '../../../../core/index.ts';
import type { Fighter } from '../types.ts';
import { always, blow, side } from './making.ts';

const warband = 'zarbags-gitz';
const SCURRIES = {
  en: 'Inspired when you have three or more glory. Scurry: may answer the Move action of a friend, no Squig, that began next to this fighter with one of its own.',
  fr: "Devient Exalté quand vous avez au moins trois points de gloire. Cavalcade : peut répondre au Mouvement d'un ami, non Squig, parti d'à côté de lui par un Mouvement à lui.",
} as const;
const SQUIG = {
  en: 'Inspired when Drizgit is out of action. Set up beside him. It is given no upgrade that grants an Attack action and holds no objectives.',
  fr: "Devient Exalté quand Drizgit est hors de combat. Se place à côté de lui. Il ne reçoit pas d'amélioration qui donne une action d'Attaque et ne tient pas d'objectif.",
} as const;

const CURSED_SICKLE = { en: 'Cursed Sickle', fr: 'Faucille maudite' };
const SQUIG_BRAND = { en: 'Squig Brand', fr: 'Brandon à Squigs' };
const HUGE_JAWS = { en: 'Huge Jaws', fr: 'Mâchoires énormes' };
const BARBED_NET = { en: 'Barbed Net', fr: 'Filet barbelé' };
const GROT_BOW = blow('grot-bow', { en: 'Grot Bow', fr: 'Arc de Grot' }, 3, 'swords', 2, 1);

function squig(id: string, names: BothLanguages): Fighter {
  return {
    id,
    names,
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: ['squig'],
    uninspired: side(3, 'dodge', 1, 2, blow('huge-jaws', HUGE_JAWS, 1, 'hammer', 2, 2)),
    inspired: side(3, 'dodge', 2, 2, blow('huge-jaws', HUGE_JAWS, 1, 'hammer', 3, 2, { cleave: 'always' })),
    abilities: always('squig'),
    text: SQUIG,
  };
}

function archer(id: string, names: BothLanguages): Fighter {
  return {
    id,
    names,
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: ['archer'],
    uninspired: side(3, 'dodge', 1, 2, GROT_BOW),
    inspired: side(4, 'dodge', 2, 2, GROT_BOW),
    abilities: always('scurry'),
    text: SCURRIES,
  };
}

export const ZARBAGS_GITZ: readonly Fighter[] = [
  {
    id: 'zarbag',
    names: { en: 'Zarbag', fr: 'Zarbag' },
    grammar: { gender: 'm', proper: true },
    warband,
    leader: true,
    wizard: 2,
    kinds: [],
    uninspired: side(3, 'dodge', 2, 3, blow('cursed-sickle', CURSED_SICKLE, 1, 'swords', 3, 2)),
    inspired: side(4, 'dodge', 2, 3, blow('cursed-sickle', CURSED_SICKLE, 1, 'swords', 3, 2, { cleave: 'always' })),
    abilities: always('scurry'),
    text: SCURRIES,
  },
  {
    id: 'drizgit',
    names: { en: 'Drizgit da Squig Herder', fr: 'Drizgit le Berger de Squigs' },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(3, 'shield', 1, 3, blow('squig-brand', SQUIG_BRAND, 1, 'hammer', 2, 2)),
    inspired: side(4, 'shield', 1, 3, blow('squig-brand', SQUIG_BRAND, 1, 'hammer', 3, 2)),
    abilities: always('scurry', 'drizgit-herd'),
    text: {
      en: `${SCURRIES.en} Action: he and up to two adjacent friendly Squigs each make a Move action.`,
      fr: `${SCURRIES.fr} Action : lui et jusqu'à deux Squigs amis adjacents font chacun une action de Mouvement.`,
    },
  },
  squig('bonekrakka', { en: 'Bonekrakka', fr: 'Bonekrakka' }),
  squig('gobbaluk', { en: 'Gobbaluk', fr: 'Gobbaluk' }),
  {
    id: 'snirk',
    names: { en: 'Snirk Sourtongue', fr: 'Snirk Sourtongue' },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(2, 'dodge', 1, 3, blow('ball-and-chain', { en: 'Ball and Chain', fr: 'Boulet et chaîne' }, 1, 'swords', 1, 3)),
    inspired: side(0, 'dodge', 3, 3),
    abilities: { uninspired: ['scurry', 'snirk-loose'], inspired: ['snirk-whirl', 'snirk-unsteady'] },
    text: {
      en: 'Scurry. Reaction after any activation: he is Inspired. Inspired, he can only whirl: Scatter 4, pushed three hexes along the chain, hurting and pushing whoever is in the way.',
      fr: "Cavalcade. Réaction après n'importe quelle activation : il devient Exalté. Exalté, il ne peut que tournoyer : Déviation 4, poussé de trois cases le long de la chaîne, il blesse et pousse qui se trouve sur son chemin.",
    },
  },
  {
    id: 'prog',
    names: { en: 'Prog da Netter', fr: 'Prog le Lanceur de Filet' },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(3, 'dodge', 1, 2, blow('barbed-net', BARBED_NET, 1, 'hammer', 2, 1)),
    inspired: side(4, 'dodge', 2, 2, blow('barbed-net', BARBED_NET, 1, 'hammer', 3, 1)),
    abilities: always('scurry', 'barbed-net'),
    text: {
      en: `${SCURRIES.en} When his Barbed Net succeeds, the target's Attack actions have 2 Dice fewer (minimum 1) in the next activation.`,
      fr: `${SCURRIES.fr} Quand son Filet barbelé réussit, les actions d'Attaque de la cible ont 2 Dés de moins (minimum 1) à la prochaine activation.`,
    },
  },
  archer('stikkit', { en: 'Stikkit', fr: 'Stikkit' }),
  archer('redkap', { en: 'Redkap', fr: 'Redkap' }),
  archer('dibbz', { en: 'Dibbz', fr: 'Dibbz' }),
];
