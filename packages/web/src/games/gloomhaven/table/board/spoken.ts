/** What a screen reader says of a hex: its name, what it is and what lies there, who stands there. */
import type { ShownTile } from '@escarmouche/engine/gloomhaven';
import type { Scene } from '../scene.ts';
import type { AllTexts } from '../strings.ts';
import { startHexes } from './Ground.tsx';
import { isShown, piecesOf } from './geometry.ts';

/** Conditions by their names. */
function conditionNames({ speech }: Scene, ids: readonly string[]): readonly string[] {
  return ids.map((id) => speech.term(`condition.${id}`));
}

/** A figure in a few words: name, what it is, hit points, shield, retaliate, conditions. */
function spokenFigure(scene: Scene, t: AllTexts, i: number): string {
  const { snapshot, speech } = scene;
  const { figures, turn } = snapshot.position;
  const f = figures[i];
  const { shield, retaliate } = f.values;
  return [
    speech.figure(i),
    f.kind === 'monster' ? t.rank[f.elite ? 'elite' : 'normal'] : '',
    f.kind === 'summon' ? t.summonOf(speech.seat(f.side)) : '',
    t.hpOf(Math.max(0, f.left), f.most),
    shield.total > 0 ? t.shield(shield.total) : '',
    retaliate.total > 0 ? t.retaliate(retaliate.total) : '',
    ...conditionNames(scene, f.signs),
    i === turn ? t.itsTurn : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a hex is and what lies on it, in a few words each. */
function spokenGround(scene: Scene, t: AllTexts, hex: number): readonly string[] {
  const { map, scenario } = scene.table;
  const { rooms, doors, round, tiles } = scene.snapshot.position;
  const { term } = scene.speech;
  if (!isShown(map, rooms, hex)) return [t.covered];
  const here = tiles.filter((tile) => tile.hex === hex);
  const of = (kind: ShownTile['kind']) => here.find((tile) => tile.kind === kind);
  const door = map.doors.findIndex((d) => d.space === hex);
  const trap = of('trap');
  const chest = of('chest');
  const coins = here.filter((tile) => tile.kind === 'coin').reduce((n, tile) => n + tile.n, 0);
  return [
    door < 0 ? '' : doors.includes(door) ? t.doorOpen : t.doorClosed,
    round === 0 && startHexes(map, scenario).includes(hex) ? term('tile.start') : '',
    of('obstacle') === undefined ? '' : t.obstacle(piecesOf(map, tiles).find((piece) => piece.includes(hex))?.length ?? 1),
    trap === undefined ? '' : t.trap(trap.n, scene.speech.list(conditionNames(scene, trap.conditions))),
    of('hazard') === undefined ? '' : term('tile.hazard'),
    of('difficult') === undefined ? '' : term('tile.difficult'),
    chest === undefined ? '' : t.chest(chest.n),
    coins === 0 ? '' : t.coins(coins),
  ].filter(Boolean);
}

/** The trap that whoever enters a hex would spring, in words; empty where none lies there. */
export function trapAt(scene: Scene, t: AllTexts, hex: number): string {
  const trap = scene.snapshot.position.tiles.find((tile) => tile.hex === hex && tile.kind === 'trap');
  return trap === undefined ? '' : t.springs(trap.n, scene.speech.list(conditionNames(scene, trap.conditions)));
}

/** A hex in parts: its name with what lies there, who stands there. */
export function spokenHex(scene: Scene, t: AllTexts, hex: number): readonly string[] {
  const here = scene.snapshot.position.figures.findIndex((f) => f.place === hex);
  const ground = [scene.speech.space(hex), ...spokenGround(scene, t, hex)].join(', ');
  return here < 0 ? [ground] : [ground, spokenFigure(scene, t, here)];
}
