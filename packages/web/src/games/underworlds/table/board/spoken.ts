/** What a screen reader says of a hex: its name, what it is, who stands there, and what can be done there now. */
import { type Battlefield, NO_ONES, onEdge } from '@escarmouche/engine/underworlds';
import { fighterAt, type Scene, stateOf } from '../scene.ts';
import type { AllTexts } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { kindOf } from './Ground.tsx';

/** A fighter in a few words: name, side, wounds, tokens. */
export function spokenFighter(scene: Scene, t: AllTexts, i: number): string {
  const { snapshot, speech, table } = scene;
  const f = stateOf(scene).fighters[i];
  const most = snapshot.position.values[i]?.wounds.total ?? 0;
  const { fighter } = table.fighters[i];
  return [
    `${speech.short(i)} (${speech.seat(f.seat)})`,
    t.woundsOf(f.wounds, most),
    f.inspired === 1 ? t.inspired : '',
    fighter.leader === true ? t.leader : '',
    fighter.wizard === undefined ? '' : t.wizard(fighter.wizard),
    f.moveToken > 0 ? t.tokens.move : '',
    f.chargeToken > 0 ? t.tokens.charge : '',
    f.guardToken > 0 ? t.tokens.guard : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a hex is, beside its name. */
export function spokenGround({ speech }: Scene, t: AllTexts, field: Battlefield, hex: number): string {
  const whose = field.territory[hex];
  return [
    t.kinds[kindOf(field.kinds[hex])],
    whose === NO_ONES ? t.noOnes : t.territoryOf(speech.seat(whose)),
    onEdge(field, hex) ? t.edge : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function spokenHex(scene: Scene, board: BoardState, t: AllTexts, field: Battlefield, hex: number): string {
  const { speech } = scene;
  const state = stateOf(scene);
  const parts = [`${field.names[hex]}, ${spokenGround(scene, t, field, hex)}`];
  const token = state.tokens.find((x) => x.hex === hex);
  if (token !== undefined) parts.push(token.face === 0 ? t.objectiveDown : t.objective(token.face));
  const here = fighterAt(state, hex);
  if (here >= 0) parts.push(spokenFighter(scene, t, here));
  const found = board.clicks.get(hex) ?? [];
  if (found.length === 1) parts.push(speech.option(found[0].say));
  else if (found.length > 1) parts.push(t.severalHere(found.length));
  else if (board.actors.includes(here)) parts.push(t.selectHere);
  if (board.whyNot?.hex === hex) parts.push(t.notPossible(board.whyNot.reasons.map((r) => speech.reason(r)).join(' ')));
  return parts.join('. ');
}
