/** What a screen reader says of a hex: its name, what it is, who stands there, and what can be done there now. */
import { type Battlefield, NO_ONES, onEdge } from '@escarmouche/engine/underworlds';
import { fighterAt, type Scene, stateOf, upgradesOn } from '../scene.ts';
import type { AllTexts } from '../strings.ts';
import { kindOf } from './Ground.tsx';

/** A fighter in a few words: name, side, wounds, tokens. */
function spokenFighter(scene: Scene, t: AllTexts, i: number): string {
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
    ...upgradesOn(stateOf(scene), i).map((def) => speech.card(def)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a hex is, beside its name. */
function spokenGround({ speech }: Scene, t: AllTexts, field: Battlefield, hex: number): string {
  const whose = field.territory[hex];
  return [
    t.kinds[kindOf(field.kinds[hex])],
    whose === NO_ONES ? t.noOnes : t.territoryOf(speech.seat(whose)),
    onEdge(field, hex) ? t.edge : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A hex in parts; what can be done there the board says. */
export function spokenHex(scene: Scene, t: AllTexts, field: Battlefield, hex: number): readonly string[] {
  const state = stateOf(scene);
  const token = state.tokens.find((x) => x.hex === hex);
  const here = fighterAt(state, hex);
  return [
    `${field.names[hex]}, ${spokenGround(scene, t, field, hex)}`,
    ...(token === undefined ? [] : [token.face === 0 ? t.objectiveDown : t.objective(token.face)]),
    ...(here < 0 ? [] : [spokenFighter(scene, t, here)]),
  ];
}
