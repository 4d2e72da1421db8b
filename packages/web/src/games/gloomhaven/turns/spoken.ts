/** What is on a hex, in words. */
import { findMonster } from '@escarmouche/engine/gloomhaven';
import { wordsFor } from '@escarmouche/words/gloomhaven';
import type { Lang } from '../../../settings/store.ts';
import { type At, beside, type Figure, figureAt, groundAt, hasWall, isOn, type Monster, type TurnBoard } from './board.ts';
import type { Piece } from './pieces.ts';
import { turnStrings } from './strings.ts';

/** What the monster is called. */
function monsterName(lang: Lang, m: Monster): string {
  const face = findMonster(m.type);
  return face === undefined ? turnStrings(lang).ownName : wordsFor(lang).name(face.names);
}

/** What a figure is called. */
export function figureName(lang: Lang, b: TurnBoard, f: Figure): string {
  const t = turnStrings(lang);
  switch (f.kind) {
    case 'character':
      return wordsFor(lang).term(f.class);
    case 'active':
      return monsterName(lang, b.monster);
    default:
      return t[f.kind];
  }
}

/** What a piece of the palette is called. */
export function pieceName(lang: Lang, piece: Piece): string {
  const t = turnStrings(lang);
  if (piece in t.ground) return t.ground[piece as keyof typeof t.ground];
  if (piece === 'wall-line') return t.wallLine;
  if (piece === 'brute' || piece === 'scoundrel' || piece === 'spellweaver') return wordsFor(lang).term(piece);
  return t[piece as 'move' | 'active' | 'monster' | 'summon' | 'objective' | 'erase'];
}

/** Everything about a hex, for the ear. */
export function spokenHex(lang: Lang, b: TurnBoard, at: At): string {
  const t = turnStrings(lang);
  const words = wordsFor(lang);
  const f = figureAt(b, at);
  const parts: string[] = [];
  if (f !== undefined) {
    parts.push(figureName(lang, b, f));
    if (f.kind === 'character' || (f.kind === 'summon' && f.owner === null)) parts.push(`${words.term('stat.initiative')} ${f.initiative}`);
    if (f.kind === 'summon' && f.owner !== null) parts.push(t.before(words.term(f.owner)));
    if ((f.kind === 'character' || f.kind === 'summon') && f.invisible === true) parts.push(t.invisibleShort);
  }
  for (const kind of groundAt(b, at)) parts.push(t.ground[kind]);
  const walls = [0, 1, 2, 3, 4, 5].filter((d) => isOn(b, beside(at, d)) && hasWall(b, at, d)).map((d) => t.directions[d]);
  if (walls.length > 0) parts.push(t.wallTo(words.list(walls)));
  return parts.length === 0 ? t.hexEmpty(at.join()) : t.hexHolds(at.join(), parts.join(', '));
}
