/** Zarbag's Gitz: objectives. */
import type { CardFace } from '../../types.ts';

const CALL_THAT_A_WIN: CardFace = {
  id: 'nightvault:88',
  number: 88,
  set: "Zarbag's Gitz",
  names: { en: 'Call that a Win', fr: "Disons Qu'on a Gagné" },
  kind: 'objective',
  warband: 'zarbags-gitz',
  glory: 2,
  scoring: 'third-end-phase',
  text: {
    en: 'At least five of your fighters survive.',
    fr: 'Au moins cinq de vos combattants survivent.',
  },
  confidence: 'likely',
};

const DANK_HAVEN: CardFace = {
  id: 'nightvault:89',
  number: 89,
  set: "Zarbag's Gitz",
  names: { en: 'Dank Haven', fr: 'Havre Humide' },
  kind: 'objective',
  warband: 'zarbags-gitz',
  glory: 2,
  scoring: 'third-end-phase',
  text: {
    en: 'No enemy stands in your territory.',
    fr: "Aucun ennemi n'est dans votre territoire.",
  },
  confidence: 'likely',
};

const FLASH_FINALE: CardFace = {
  id: 'nightvault:90',
  number: 90,
  set: "Zarbag's Gitz",
  names: { en: 'Flash Finale', fr: 'Final Éclatant' },
  kind: 'objective',
  warband: 'zarbags-gitz',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'A spell of your warband puts an enemy out of action.',
    fr: 'Un sort de votre bande met un ennemi hors de combat.',
  },
  confidence: 'likely',
};

const MAD_SCURRY: CardFace = {
  id: 'nightvault:92',
  number: 92,
  set: "Zarbag's Gitz",
  names: { en: 'Mad Scurry', fr: 'Folle Cavalcade' },
  kind: 'objective',
  warband: 'zarbags-gitz',
  glory: 2,
  scoring: 'end-phase',
  text: {
    en: 'Five or more of your survivors made a Move action in the action phase just played.',
    fr: "Au moins cinq de vos survivants ont effectué un Mouvement durant la phase d'action écoulée.",
  },
  confidence: 'likely',
};

const MALICIOUS_KILL: CardFace = {
  id: 'nightvault:93',
  number: 93,
  set: "Zarbag's Gitz",
  names: { en: 'Malicious Kill', fr: 'Meurtre Malveillant' },
  kind: 'objective',
  warband: 'zarbags-gitz',
  glory: 2,
  scoring: 'immediate',
  text: {
    en: 'Your warband puts out of action an enemy carrying at least two upgrades.',
    fr: 'Votre bande met hors de combat un ennemi ayant au moins deux améliorations.',
  },
  confidence: 'likely',
};

const SCRAGGED: CardFace = {
  id: 'nightvault:95',
  number: 95,
  set: "Zarbag's Gitz",
  names: { en: 'Scragged', fr: 'Krazé' },
  kind: 'objective',
  warband: 'zarbags-gitz',
  glory: 1,
  scoring: 'immediate',
  text: {
    en: 'An enemy goes out of action with three or more of your fighters next to it.',
    fr: 'Un ennemi adjacent à au moins trois des vôtres est mis hors de combat.',
  },
  confidence: 'likely',
};

const VICIOUS_KILLERS: CardFace = {
  id: 'nightvault:96',
  number: 96,
  set: "Zarbag's Gitz",
  names: { en: 'Vicious Killers', fr: 'Tueurs Vicieux' },
  kind: 'objective',
  warband: 'zarbags-gitz',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'During the action phase just played, one enemy was put out of action after at least two of your fighters had successfully attacked it.',
    fr: "Durant la phase d'action écoulée, un ennemi mis hors de combat avait subi des Attaques réussies d'au moins deux amis.",
  },
  confidence: 'likely',
};

export const ZARBAGS_GITZ_OBJECTIVES: readonly CardFace[] = [
  CALL_THAT_A_WIN,
  DANK_HAVEN,
  FLASH_FINALE,
  MAD_SCURRY,
  MALICIOUS_KILL,
  SCRAGGED,
  VICIOUS_KILLERS,
];
