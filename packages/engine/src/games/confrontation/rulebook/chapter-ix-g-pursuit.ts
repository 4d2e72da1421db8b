/** Chapter 9, sections G and H: pursuit, new combats and the end of the phase. */
import type { Paragraph } from './types.ts';

export const CHAPTER_IX_G: readonly Paragraph[] = [
  {
    id: 'conf:IX-G.a',
    title: { en: 'Who may pursue', fr: 'Qui peut poursuivre' },
    text: {
      en: 'At the end of a combat, a fighter who has slain all the enemies he faced in it may make a pursuit move (chapter VII-D).',
      fr: "À la fin d'un combat, celui qui a abattu tous les ennemis qu'il y affrontait peut faire un mouvement de poursuite (chapitre VII-D).",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-G.b',
    title: { en: 'New combats from pursuit', fr: 'Nouveaux combats issus des poursuites' },
    text: {
      en: 'Pursuits can create new combats, settled in the order wanted by the player whose speaking turn it is.',
      fr: "Ces poursuites peuvent créer de nouveaux combats, réglés dans l'ordre que souhaite celui qui détient le tour de parole.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-G.c',
    title: { en: 'Partial re-separation', fr: 'Nouvelle séparation limitée' },
    text: {
      en: "If a pursuer's arrival forces a melee to be cut again, only the combats concerned by the newcomers are touched.",
      fr: "Si l'arrivée d'un poursuivant oblige à redécouper une mêlée, on ne touche qu'aux combats que les nouveaux venus concernent.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-H.a',
    title: { en: 'End of the combat phase', fr: 'Fin de la phase de combat' },
    text: {
      en: 'All combats settled, the phase closes and play can move on to rallying those in rout.',
      fr: "Tous les combats réglés, la phase se ferme et l'on peut passer au ralliement de ceux qui sont en déroute.",
    },
    source: 'rulebook',
  },
];
