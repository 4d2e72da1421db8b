/** What a screen reader says of a hex: its name, what it is, who stands there, and what can be done there now. */
import { type Battlefield, hexKind, NO_ONES, onEdge } from '@escarmouche/engine/underworlds';
import type { Scene } from '../scene.ts';
import type { AllTexts } from '../strings.ts';

/** A fighter in a few words: name, side, wounds, tokens. */
function spokenFighter({ snapshot, speech, table }: Scene, t: AllTexts, i: number): string {
  const { side, left, most, inspired, signs, upgrades } = snapshot.position.fighters[i];
  const { leader, wizard } = table.fighters[i].fighter;
  return [
    `${speech.short(i)} (${speech.seat(side)})`,
    t.woundsOf(most - left, most),
    inspired ? t.inspired : '',
    leader === true ? t.leader : '',
    wizard === undefined ? '' : t.wizard(wizard),
    ...(['move', 'charge', 'guard'] as const).map((token) => (signs.includes(token) ? t.tokens[token] : '')),
    ...upgrades.map((def) => speech.card(def)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a hex is, beside its name. */
function spokenGround({ speech }: Scene, t: AllTexts, field: Battlefield, hex: number): string {
  const whose = field.territory[hex];
  return [
    t.kinds[hexKind(field.kinds[hex])],
    whose === NO_ONES ? t.noOnes : t.territoryOf(speech.seat(whose)),
    onEdge(field, hex) ? t.edge : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A hex in parts; what can be done there the board says. */
export function spokenHex(scene: Scene, t: AllTexts, field: Battlefield, hex: number): readonly string[] {
  const { objectives, fighters } = scene.snapshot.position;
  const token = objectives.find((x) => x.hex === hex);
  const here = fighters.findIndex((f) => f.place === hex);
  return [
    `${field.names[hex]}, ${spokenGround(scene, t, field, hex)}`,
    ...(token === undefined ? [] : [token.face === 0 ? t.objectiveDown : t.objective(token.face)]),
    ...(here < 0 ? [] : [spokenFighter(scene, t, here)]),
  ];
}
