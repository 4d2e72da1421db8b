/** What a person does on the board, beside what every game's board can: who is looked at, what is reached and seen, which card is read. */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import type { Battlefield, ReachedHex } from '@escarmouche/engine/underworlds';
import { useEffect, useMemo, useState } from 'react';
import { flatGround, freeGround, type Ground } from '../../../board/ground.ts';
import type { Customs, Pieces } from '../../../board/meaning.ts';
import { boardPieces } from '../../../board/pieces.ts';
import type { Pressed } from '../../../board/pressing.ts';
import { type Chooser, useChoosing } from '../../../board/useChoosing.ts';
import { useLooked } from '../../../board/useLooked.ts';
import { boxOf, centreOf } from './board/geometry.ts';
import { chosenLast, isAttack, leadsTo } from './concerns.ts';
import { fieldIn, type Scene, useWuAnswer } from './scene.ts';
import { isOfFighter } from './sorting.ts';

/** A window that is open over the table: a card to read, how one is asked about reactions, or a pile of a seat. */
export type Opened =
  | { readonly card: number }
  | { readonly policy: true }
  | { readonly pile: 'scored' | 'discard'; readonly seat: number }
  | null;

export interface BoardState extends Chooser {
  /** The battlefield; null before it is laid. */
  readonly field: Battlefield | null;
  readonly ground: Ground;
  /** The fighter whose card is shown; `NOBODY` for none. */
  readonly inspected: number;
  /** Where the fighter held could go, how, and whom it could attack there. */
  readonly reach: readonly ReachedHex[] | null;
  readonly opened: Opened;
  /** From where to where an option leads that only names a direction; null for any other. */
  leads(option: Option): { readonly from: number; readonly to: number } | null;
  inspect(fighter: number): void;
  open(what: Opened): void;
}

/** Before the battlefield is laid there is nothing to choose on. */
const NO_GROUND = freeGround([], { x: 0, y: 0, width: 1, height: 1 }, 1);

/** For each enemy that no attack reaches yet, the hex to charge to: the one that hurts least on the way, and is nearest. */
function chargesAt(reach: readonly ReachedHex[] | null, options: readonly Option[], pieces: Pieces): ReadonlyMap<number, string> {
  const best = new Map<number, ReachedHex>();
  const charges = new Set(options.flatMap((o) => (o.does === 'charge' ? o.on.spaces : [])));
  const attacked = new Set(options.flatMap((o) => (isAttack(o) ? o.on.figures : [])));
  const worth = (r: ReachedHex): number => r.lethal * 100 + r.path.length;
  for (const r of reach ?? []) {
    if (!charges.has(pieces.spaces[r.hex])) continue;
    for (const foe of r.foes) {
      const other = best.get(foe);
      if (!attacked.has(pieces.figures[foe]) && (other === undefined || worth(r) < worth(other))) best.set(foe, r);
    }
  }
  return new Map([...best].map(([foe, { hex }]) => [pieces.standsOn(foe), pieces.spaces[hex]]));
}

function usePieces({ snapshot: { position, options } }: Scene, field: Battlefield | null): Pieces {
  const { fighters } = position;
  return useMemo(() => {
    // Of those who wait to be deployed one is in hand already.
    const first = options.find((o) => o.does === 'deploy')?.by;
    return boardPieces(fighters, field?.names ?? [], first === undefined ? NOBODY : fighters.findIndex((f) => f.id === first));
  }, [fighters, options, field]);
}

/** Whoever stands there on another side than the fighter held; `NOBODY` for none. */
export function foeOn({ pieces, held }: Chooser, hex: number): number {
  return pieces.figuresAt(hex).find((f) => held >= 0 && pieces.seatOf(f) !== pieces.seatOf(held)) ?? NOBODY;
}

/** Where the fighter held could go is asked of the worker; until it has answered, a charge is pressed by the hex it ends on alone. */
export function useBoard(scene: Scene): BoardState {
  const { snapshot } = scene;
  const { position } = snapshot;
  const laid = fieldIn(scene);
  // One object for each battlefield, whatever else changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the battlefield says which it is
  const field = useMemo(() => laid, [position.named.field, scene.table]);
  const ground = useMemo(() => (field === null ? NO_GROUND : flatGround(field.hexes, (s) => centreOf(field, s), boxOf(field))), [field]);
  const pieces = usePieces(scene, field);
  const [goes, setGoes] = useState(NOBODY);
  const [opened, open] = useState<Opened>(null);
  const [hunted, setHunted] = useState<{ readonly by: string; readonly on: string; readonly at: number } | null>(null);

  const reach = useWuAnswer(scene, 'reach', pieces.standsOn(goes) >= 0 ? { fighter: goes } : null);
  const pushed = useMemo(() => chosenLast(scene.events), [scene.events]);
  const customs = useMemo((): Customs => {
    const own = snapshot.options.filter((o) => o.by === pieces.figures[goes]);
    const charged = chargesAt(reach, own, pieces);
    return {
      places(o) {
        const led = field === null ? null : leadsTo(o, position, field, pushed);
        if (led !== null) return [led.to];
        if (o.does !== 'charge' || o.by !== pieces.figures[goes]) return null;
        const to = o.on.spaces[0];
        return [pieces.spaces.indexOf(to), ...[...charged].flatMap(([hex, name]) => (name === to ? [hex] : []))];
      },
      // Dice fall behind whatever reactions are asked before.
      asksTwice: (o) => isAttack(o) || o.does === 'charge' || o.does === 'action',
      walks: ['move', 'deploy', 'objective', 'choose'],
    };
  }, [snapshot.options, position, field, reach, goes, pieces, pushed]);

  const chooser = useChoosing(scene, pieces, ground, customs);
  const { held, verbs, prepare } = chooser;
  if (goes !== held) setGoes(held);
  const [inspected, inspect] = useLooked('', held);

  // Whoever charged at an enemy pointed at attacks that one next: it is prepared where there is one way to.
  useEffect(() => {
    if (hunted === null || hunted.at === snapshot.at || snapshot.moment !== null) return;
    const attacks = snapshot.options.filter((o) => isAttack(o) && o.by === hunted.by && o.on.figures.includes(hunted.on));
    if (attacks.length > 0 && snapshot.options.every(isAttack)) {
      setHunted(null);
      if (attacks.length === 1) prepare(attacks[0]);
    } else if (snapshot.options.some((o) => o.does === 'draw')) setHunted(null);
  }, [hunted, snapshot.at, snapshot.options, snapshot.moment, prepare]);

  const press = (hex: number, how: Pressed): void => {
    const [here] = pieces.figuresAt(hex);
    if (here !== undefined) inspect(here);
    const foe = foeOn(chooser, hex);
    const charges = foe >= 0 && (chooser.clicks.get(hex) ?? []).every((o) => o.does === 'charge');
    if (foe >= 0) setHunted(charges ? { by: pieces.figures[held], on: pieces.figures[foe], at: snapshot.at } : null);
    chooser.press(hex, how);
  };

  return {
    ...chooser,
    // The list is of whoever is held: five fighters at once are too many to read.
    verbs: verbs.filter((v) => !isOfFighter(v) || [...v.options, ...v.refused].some((o) => o.by === pieces.figures[held])),
    field,
    ground,
    inspected: inspected >= 0 ? inspected : held,
    reach,
    opened,
    leads: (o) => (field === null ? null : leadsTo(o, position, field, pushed)),
    press,
    inspect,
    open,
  };
}
