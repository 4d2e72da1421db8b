import { icons } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';

/** An icon of one path, which takes whatever colour stands around it. */
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/**
 * The silhouettes that a game's board shows, in a square of 512, out of the icon set game-icons (CC BY 3.0): `silhouettes.json` of a game says
 * which icon each is, and what imports it is given their paths. So the app carries those alone.
 */
export function silhouettes(): Plugin {
  return {
    name: 'silhouettes',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/silhouettes.json')) return null;
      const paths = Object.entries(JSON.parse(code) as Record<string, string>).map(([of, icon]) => {
        const path = PATH.exec(icons.icons[icon]?.body ?? '')?.[1];
        if (path === undefined) throw new Error(`${id}: ${icon} is no icon of a single path`);
        return [of, path];
      });
      return { code: JSON.stringify(Object.fromEntries(paths)), map: null };
    },
  };
}
