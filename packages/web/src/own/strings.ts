/** The words of what is one's own, of every game. */
import { textsOf } from '../app/strings/index.ts';

/** Between a word and what it is about. */
export const COLON = { en: ': ', fr: '\u00a0: ' } as const;

export const { use: useOwnTexts } = textsOf({
  en: {
    title: 'Your own',
    lead: 'What you make is kept in this browser. A pack is one file with everything, of every game, to hand on or to keep.',
    begin: 'Begin with',
    first: 'The simplest one',
    make: 'Make one',
    edit: 'Edit',
    copy: 'Copy to edit',
    remove: 'Delete',
    removed: (name: string): string => `${name} is deleted.`,
    undo: 'Put it back',
    kept: (name: string): string => `${name} is kept in this browser.`,
    unstored: 'This browser has no room left for it: it is here until the page is closed. Save it as a pack.',
    none: 'None yet.',
    read: 'Read it',
    printed: (n: number): string => (n === 1 ? 'The game’s own' : `The game’s own: ${n}`),
    search: 'Search',
    notFound: 'Nothing has that name.',
    unfit: (n: number): string => (n === 1 ? 'One thing keeps it from being played.' : `${n} things keep it from being played.`),
    save: 'Keep',
    cancel: 'Cancel',
    open: 'Open a pack',
    export: 'Save as a pack',
    imported: (n: number): string => (n === 1 ? 'One thing is taken over.' : `${n} things are taken over.`),
    leftOut: (n: number): string =>
      n === 1
        ? 'One thing is not in the pack: it cannot be played, or there is no room.'
        : `${n} things are not in the pack: they cannot be played, or there is no room.`,
    bad: (name: string, why: string): string => `${name} is not taken over:\n${why}`,
    tooBig: 'it has more than 2 MB',
    bring: 'Bring what is your own',
    bringNow: 'Bring',
    pack: 'My things',
  },
  fr: {
    title: 'À vous',
    lead: 'Ce que vous faites est gardé dans ce navigateur. Un recueil est un fichier qui contient tout, de chaque jeu, à transmettre ou à garder.',
    begin: 'Commencer par',
    first: 'Au plus simple',
    make: 'Créer',
    edit: 'Modifier',
    copy: 'Copier pour modifier',
    remove: 'Supprimer',
    removed: (name: string): string => `Supprimé\u00a0: ${name}`,
    undo: 'Rétablir',
    kept: (name: string): string => `Gardé dans ce navigateur\u00a0: ${name}`,
    unstored: 'Ce navigateur n’a plus de place : cela reste ici jusqu’à la fermeture de la page. Enregistrez-le en recueil.',
    none: 'Rien pour l’instant.',
    read: 'À lire',
    printed: (n: number): string => `Du jeu\u00a0: ${n}`,
    search: 'Chercher',
    notFound: 'Rien ne porte ce nom.',
    unfit: (n: number): string => (n === 1 ? 'Une chose empêche d’y jouer.' : `${n} choses empêchent d’y jouer.`),
    save: 'Garder',
    cancel: 'Annuler',
    open: 'Ouvrir un recueil',
    export: 'Enregistrer en recueil',
    imported: (n: number): string => (n === 1 ? 'Une chose est reprise.' : `${n} choses sont reprises.`),
    leftOut: (n: number): string =>
      n === 1
        ? 'Une chose n’est pas dans le recueil\u00a0: on ne peut pas y jouer, ou la place manque.'
        : `${n} choses ne sont pas dans le recueil\u00a0: on ne peut pas y jouer, ou la place manque.`,
    bad: (name: string, why: string): string => `Non repris\u00a0: ${name}\n${why}`,
    tooBig: 'il dépasse 2\u00a0Mo',
    bring: 'Apporter ce qui est à vous',
    bringNow: 'Apporter',
    pack: 'Mes choses',
  },
});
