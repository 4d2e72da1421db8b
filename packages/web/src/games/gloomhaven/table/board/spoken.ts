/** What a screen reader says of a hex: its name, what it is and what lies there, who stands there. */
import {
  MONSTER,
  SUMMON,
  TILE_CHEST,
  TILE_COIN,
  TILE_DIFFICULT,
  TILE_HAZARD,
  TILE_OBSTACLE,
  TILE_TRAP,
} from '@escarmouche/engine/gloomhaven';
import { figureAt, type Scene, stateOf } from '../scene.ts';
import type { AllTexts } from '../strings.ts';
import { startHexes } from './Ground.tsx';
import { isShown, piecesOf } from './geometry.ts';
import { conditionsIn } from './signs.tsx';

/** Conditions by their names. */
function conditionNames({ speech }: Scene, bits: number): readonly string[] {
  return conditionsIn(bits).map((id) => speech.term(`condition.${id}`));
}

/** A figure in a few words: name, what it is, hit points, shield, retaliate, conditions. */
function spokenFigure(scene: Scene, t: AllTexts, i: number): string {
  const { snapshot, speech } = scene;
  const state = stateOf(scene);
  const f = state.figures[i];
  const { shield, retaliate } = snapshot.position.values[i];
  return [
    speech.figure(i),
    f.kind === MONSTER ? t.rank[f.elite === 1 ? 'elite' : 'normal'] : '',
    f.kind === SUMMON ? t.summonOf(speech.seat(f.seat)) : '',
    t.hpOf(Math.max(0, f.hp), f.most),
    shield.total > 0 ? t.shield(shield.total) : '',
    retaliate.total > 0 ? t.retaliate(retaliate.total) : '',
    ...conditionNames(scene, f.conditions),
    i === state.turn ? t.itsTurn : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a hex is and what lies on it, in a few words each. */
function spokenGround(scene: Scene, t: AllTexts, hex: number): readonly string[] {
  const { map, scenario } = scene.table;
  const state = stateOf(scene);
  if (!isShown(map, state.rooms, hex)) return [t.covered];
  const here = state.tiles.filter((tile) => tile.hex === hex);
  const of = (kind: number) => here.find((tile) => tile.kind === kind);
  const door = map.doors.findIndex((d) => d.space === hex);
  const trap = of(TILE_TRAP);
  const chest = of(TILE_CHEST);
  const coins = here.filter((tile) => tile.kind === TILE_COIN).reduce((n, tile) => n + tile.n, 0);
  return [
    door < 0 ? '' : ((state.doors >> door) & 1) === 1 ? t.doorOpen : t.doorClosed,
    state.round === 0 && startHexes(map, scenario).includes(hex) ? t.startHex : '',
    of(TILE_OBSTACLE) === undefined ? '' : t.obstacle(piecesOf(map, state.tiles).find((piece) => piece.includes(hex))?.length ?? 1),
    trap === undefined ? '' : t.trap(trap.n, scene.speech.list(conditionNames(scene, trap.conditions))),
    of(TILE_HAZARD) === undefined ? '' : t.hazard,
    of(TILE_DIFFICULT) === undefined ? '' : t.difficult,
    chest === undefined ? '' : t.chest(chest.n),
    coins === 0 ? '' : t.coins(coins),
  ].filter(Boolean);
}

/** The trap that whoever enters a hex would spring, in words; empty where none lies there. */
export function trapAt(scene: Scene, t: AllTexts, hex: number): string {
  const trap = stateOf(scene).tiles.find((tile) => tile.hex === hex && tile.kind === TILE_TRAP);
  return trap === undefined ? '' : t.springs(trap.n, scene.speech.list(conditionNames(scene, trap.conditions)));
}

/** A hex in parts: its name with what lies there, who stands there. */
export function spokenHex(scene: Scene, t: AllTexts, hex: number): readonly string[] {
  const here = figureAt(stateOf(scene), hex);
  const ground = [scene.speech.space(hex), ...spokenGround(scene, t, hex)].join(', ');
  return here < 0 ? [ground] : [ground, spokenFigure(scene, t, here)];
}
