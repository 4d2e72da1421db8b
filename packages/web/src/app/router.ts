/** Addresses after the `#`: which screen is shown. The server needs to know none of them. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'setup'; readonly game: string }
  /** The match last played. */
  | { readonly screen: 'table' }
  /** A match of the store, by its id. */
  | { readonly screen: 'match'; readonly id: string }
  /** A match looked back at: one of the store, from the step with this number on, or the file opened last. */
  | { readonly screen: 'replay'; readonly id?: string; readonly at?: number }
  /** The library; of a game's name, its puzzle with this number, the one of the day or the one to be put next. */
  | { readonly screen: 'rulings'; readonly id?: string; readonly at?: number | 'daily' | 'next' }
  /** A game's rulebook in reading order, at a chapter (`2`) or a paragraph (`wow:404.1`). */
  | { readonly screen: 'book'; readonly game: string; readonly at?: string }
  /** The odds of an answer over ranges: the situation and what is varied, packed. */
  | { readonly screen: 'odds'; readonly with: string }
  /** The editor of a game's positions; `with` is what it opens. */
  | { readonly screen: 'editor'; readonly game: string; readonly with?: string }
  | { readonly screen: 'settings' }
  /** The editor with a tool of its game in front; `with` is what it opens. */
  | { readonly screen: 'tools'; readonly game: string; readonly tool: string; readonly with?: string }
  | { readonly screen: 'unknown'; readonly path: string };

/** What matches are called in the store. */
const ID = /^[\w-]{1,64}$/;

/** The route of an address such as `#/setup/wow` or `#/rulings/wow:404.1`. */
export function routeOf(hash: string): Route {
  let path: string;
  try {
    path = decodeURIComponent(hash.replace(/^#?\/?/, ''));
  } catch {
    return { screen: 'unknown', path: hash };
  }
  const [screen, ...rest] = path.split('/').filter((part) => part !== '');
  const last = rest.join('/');
  if (screen === undefined) return { screen: 'home' };
  if (screen === 'setup' && last !== '') return { screen, game: last };
  const [game, given, opened] = rest;
  if (screen === 'book' && (rest.length === 1 || rest.length === 2)) return { screen, game, ...(given === undefined ? {} : { at: given }) };
  if (screen === 'editor' && (rest.length === 1 || rest.length === 2))
    return { screen, game, ...(given === undefined ? {} : { with: given }) };
  if (screen === 'odds' && last !== '') return { screen, with: last };
  if ((screen === 'table' || screen === 'replay' || screen === 'settings') && last === '') return { screen };
  if ((screen === 'match' || screen === 'replay') && ID.test(last)) return { screen, id: last };
  if (screen === 'replay' && rest.length === 2 && ID.test(rest[0]) && /^(?:0|[1-9]\d{0,4})$/.test(rest[1]))
    return { screen, id: rest[0], at: Number(rest[1]) };
  if (screen === 'tools' && (rest.length === 2 || rest.length === 3))
    return { screen, game, tool: given, ...(opened === undefined ? {} : { with: opened }) };
  if (screen === 'rulings' && rest.length <= 2) {
    const [id, at] = rest;
    if (id === undefined) return { screen };
    if (at === undefined) return { screen, id };
    if (at === 'daily' || at === 'next') return { screen, id, at };
    if (/^[1-9]\d{0,2}$/.test(at)) return { screen, id, at: Number(at) };
  }
  return { screen: 'unknown', path };
}

/** What stands behind the screen in an address, in this order. */
const PARTS = ['game', 'tool', 'id', 'at', 'with'] as const;

/** The address of a route. */
export function hrefTo(route: Exclude<Route, { screen: 'unknown' }>): string {
  if (route.screen === 'home') return '#/';
  const given: { readonly [P in 'screen' | (typeof PARTS)[number]]?: string | number } = route;
  return ['#', route.screen, ...PARTS.map((part) => given[part])].filter((part) => part !== undefined).join('/');
}

/** Goes to another screen. */
export function go(route: Exclude<Route, { screen: 'unknown' }>): void {
  location.hash = hrefTo(route);
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The present address, followed by the component. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
