/** Which silhouette shows a fighter: what it is, or what it fights with. */
import SILHOUETTES from './silhouettes.json';

type Silhouette = keyof typeof SILHOUETTES;

/** The number at the end of a fighter's id, where several of a kind fight together: `petitioner-2`. */
const NUMBERED = /^(.+)-(\d+)$/;

/** A fighter's silhouette, and which of its kind it is; `path` is empty for a fighter nobody has drawn. */
export function signOf(id: string): { readonly path: string; readonly nth: number } {
  const [, kind = id, n = '1'] = NUMBERED.exec(id) ?? [];
  return { path: SILHOUETTES[kind as Silhouette] ?? '', nth: Number(n) };
}
