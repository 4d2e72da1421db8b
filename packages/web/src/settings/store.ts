/** The person's settings: read once, kept in the browser's store, written onto <html> for the style sheets. */
import { readStored, writeStored } from '../app/storage.ts';
import { createStore, useStore } from '../app/store.ts';

export const LANGS = ['fr', 'en'] as const;
export type Lang = (typeof LANGS)[number];

const VALUES = {
  lang: LANGS,
  /** Movement on screen: as the system asks, as little as possible, or all of it. */
  motion: ['system', 'less', 'full'],
  theme: ['system', 'light', 'dark'],
  palette: ['normal', 'safe'],
  /** How long a step of a bot or a replay stays on screen; `steps`: until the person goes on; `once`: only where they end is shown. */
  speed: ['steps', 'slow', 'normal', 'fast', 'once'],
  /** Who rolls: the app, or the person at the table, who types the faces; `table`: who says what cards were drawn, too. */
  dice: ['app', 'typed', 'table'],
  /** Where passing is all a person can do: it is done for them, or they are asked every time. */
  passes: ['auto', 'ask'],
  /** A ruling's question: answered at once, or put to the person first. */
  rulings: ['answer', 'ask'],
  /** Dice, blows and one's turn to be heard. */
  sound: ['off', 'on'],
} as const;

export type Settings = { readonly [K in keyof typeof VALUES]: (typeof VALUES)[K][number] };

const KEY = 'escarmouche.settings';

/** The values a setting can take, in the order they are shown. */
export function valuesOf<K extends keyof Settings>(key: K): readonly Settings[K][] {
  const values: { readonly [S in keyof Settings]: readonly Settings[S][] } = VALUES;
  return values[key];
}

function usual(): Settings {
  const lang: Lang = typeof navigator !== 'undefined' && /^fr\b/i.test(navigator.language) ? 'fr' : 'en';
  return {
    lang,
    motion: 'system',
    theme: 'system',
    palette: 'normal',
    speed: 'normal',
    dice: 'app',
    passes: 'auto',
    rulings: 'answer',
    sound: 'off',
  };
}

/** Settings from a stored text; whatever it does not say, or says wrong, is as usual. */
export function settingsFrom(text: string | null, otherwise: Settings = usual()): Settings {
  let stored: unknown = null;
  try {
    stored = text === null ? null : JSON.parse(text);
  } catch {
    // A damaged store is no store.
  }
  if (typeof stored !== 'object' || stored === null) return otherwise;
  const found = stored as Record<string, unknown>;
  const kept = Object.entries(VALUES).flatMap(([key, values]) =>
    Object.hasOwn(found, key) && (values as readonly unknown[]).includes(found[key]) ? [[key, found[key]]] : [],
  );
  return { ...otherwise, ...Object.fromEntries(kept) };
}

export const settings = createStore<Settings>(settingsFrom(readStored(KEY)));

/** The settings, followed by the component. */
export function useSettings(): Settings {
  return useStore(settings);
}

/** Changes some settings, keeps them, and shows them on the page. What another window has changed meanwhile stays kept as it has it. */
export function changeSettings(patch: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...patch });
  writeStored(KEY, JSON.stringify({ ...settingsFrom(readStored(KEY), settings.get()), ...patch }));
  showSettings();
}

/** Everything as it was at the start, but for the language. */
export function resetSettings(): void {
  changeSettings({ ...usual(), lang: settings.get().lang });
}

const systemMotion = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

function lessMotion(): boolean {
  const { motion } = settings.get();
  return motion === 'less' || (motion === 'system' && systemMotion?.matches === true);
}

/** Writes the settings onto <html>, where the style sheets and screen readers find them. */
export function showSettings(): void {
  const { lang, theme, palette } = settings.get();
  const html = document.documentElement;
  html.lang = lang;
  html.dataset.theme = theme;
  html.dataset.palette = palette;
  html.dataset.motion = lessMotion() ? 'less' : 'full';
}

systemMotion?.addEventListener('change', showSettings);
