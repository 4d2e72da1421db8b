/** What players are called, and how the characters among those that are programs play, in both languages. */
import { CHARACTER_NAMES, isLevel, type LevelName, type Style } from '@escarmouche/engine/bots';
import type { Lang } from './types.ts';

/** Players that are no level. */
const PLAYERS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { person: 'a person', random: 'random bot', greedy: 'greedy bot', search: 'searching bot' },
  fr: { person: 'une personne', random: 'bot au hasard', greedy: 'bot glouton', search: 'bot chercheur' },
};

/** How well the characters see, from the first to the last. */
const SEES: Readonly<Record<Lang, Readonly<Record<LevelName, string>>>> = {
  en: {
    'level-1': 'overlooks much of what could be done, and is often wrong about the rest',
    'level-2': 'looks no further than the turn, and is wrong about it now and then',
    'level-3': 'seldom overlooks anything, and looks a little ahead',
    'level-4': 'looks into the turns to come',
    'level-5': 'plays whole turns ahead in thought; nobody is stronger here',
  },
  fr: {
    'level-1': 'ne voit pas tout ce qui est possible, et se trompe souvent sur le reste',
    'level-2': 'ne regarde pas plus loin que le tour, et se trompe de temps en temps',
    'level-3': 'voit presque tout, et regarde un peu plus loin',
    'level-4': 'regarde dans les tours à venir',
    'level-5': 'joue en pensée des tours entiers\u00a0; personne ici n’est plus fort',
  },
};

const STYLE: Readonly<Record<Lang, Readonly<Record<Style, string>>>> = {
  en: {
    'closes-in': 'Goes straight for the enemy',
    'keeps-away': 'Keeps away, and spares their own',
    objectives: 'Goes for objectives',
    spares: 'Takes care of their own',
    strikes: 'Strikes wherever it hurts',
    weighs: 'Weighs everything',
  },
  fr: {
    'closes-in': 'Va droit sur l’ennemi',
    'keeps-away': 'Garde ses distances et ménage les siens',
    objectives: 'Vise les objectifs',
    spares: 'Prend soin des siens',
    strikes: 'Frappe là où ça fait mal',
    weighs: 'Pèse tout',
  },
};

/** What a player is called among others: “level 2 · Basile”, “a person”. */
export function playerName(lang: Lang, player: string): string {
  if (!isLevel(player)) return PLAYERS[lang][player] ?? player;
  return `${lang === 'fr' ? 'niveau' : 'level'} ${player.slice('level-'.length)} · ${CHARACTER_NAMES[player]}`;
}

/** A character in one line: the style, and how well they see. */
export function levelLine(lang: Lang, level: LevelName, style: Style): string {
  return `${STYLE[lang][style]}${lang === 'fr' ? '\u00a0; ' : '; '}${SEES[lang][level]}.`;
}
