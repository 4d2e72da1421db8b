/** What is drawn of fights: groups of figures with a number, and the links between enemies that touch, whole or cut. */
import type { ShownFigure } from '@escarmouche/engine/confrontation';
import type { Option } from '@escarmouche/engine/core';
import { standsAt } from '../../../../board/pieces.ts';
import { cutIn } from '../combat/asking.ts';
import { askedOf } from '../concerns.ts';
import { figuresOf, type Scene } from '../scene.ts';

/** One melee, or one combat of it. */
export interface Group {
  readonly key: string;
  /** As it is written beside it; a question mark for the melee that is being separated, empty for one that waits for that. */
  readonly label: string;
  /** Which of the tints it has. */
  readonly tint: number;
  readonly members: readonly number[];
  /** It is being fought, or being cut. */
  readonly now: boolean;
  /** It is not there yet: a separation that is pointed at. */
  readonly proposed: boolean;
}

/** Two enemies in contact; `cut` where they fight in different combats. */
export interface Link {
  readonly a: number;
  readonly b: number;
  readonly cut: boolean;
}

/** How many tints there are. */
const TINTS = 6;

const standing = (figures: readonly ShownFigure[], ids: readonly number[]): number[] => ids.filter((i) => standsAt(figures, i) >= 0);

/** The groups of a position; a separation that is pointed at replaces the melee it would cut. */
export function groupsOf(scene: Scene, shown: Option | null): readonly Group[] {
  const { snapshot, table } = scene;
  const figures = figuresOf(scene);
  const { fights, combats } = snapshot.position;
  const out: Group[] = [];
  const seen = new Set<number>();
  const add = (g: Omit<Group, 'tint'>, tint: number): void => {
    if (g.members.length < 2) return;
    out.push({ ...g, tint: tint % TINTS });
    for (const i of g.members) seen.add(i);
  };
  const cut = shown === null ? [] : cutIn(shown, table.keys);
  cut.forEach((ids, k) => {
    add({ key: `cut${k}`, label: String.fromCharCode(97 + k), members: standing(figures, ids), now: false, proposed: true }, k);
  });
  // A combat that is pointed at in the list stands out as the one under way does.
  const named = shown?.does === 'combat' ? askedOf(shown.say) : [];
  combats.forEach((c, id) => {
    if (c.done) return;
    const ids = standing(figures, c.members).filter((i) => !seen.has(i));
    add(
      {
        key: `combat${id}`,
        label: String(id + 1),
        members: ids,
        now: fights.combat?.id === id || ids.some((i) => named.includes(i)),
        proposed: false,
      },
      id,
    );
  });
  fights.melees.forEach((m, k) => {
    // What has fought already still touches; it has no number any more.
    const ids = m.filter((i) => !seen.has(i));
    if (ids.length < 2 || ids.length < m.length) return;
    const cutting = fights.cutting?.some((i) => ids.includes(i)) ?? false;
    const over = combats.some((c) => c.done && ids.every((i) => c.members.includes(i)));
    if (!over) add({ key: `melee${k}`, label: cutting ? '?' : '', members: ids, now: cutting, proposed: false }, k);
  });
  return out;
}

/** Every contact between enemies. */
export function linksOf(scene: Scene, groups: readonly Group[]): readonly Link[] {
  const groupOf = (i: number): string | undefined => groups.find((g) => g.members.includes(i))?.key;
  return figuresOf(scene).flatMap(({ values }, a) =>
    values.touches.flatMap((b) => (b <= a ? [] : [{ a, b, cut: groupOf(a) !== groupOf(b) }])),
  );
}

/** The attack under way: who strikes whom; null where none is. */
export function attackNow({ events, snapshot }: Pick<Scene, 'events' | 'snapshot'>): { readonly by: number; readonly on: number } | null {
  const last = events.findLast((e) =>
    ['attacks', 'attacks-master', 'strikes-back', 'pass-begins', 'combat-ends', 'combat-begins', 'phase-begins'].includes(e.key),
  );
  const { figure: by, target: on } = last?.args ?? {};
  const { node } = snapshot;
  // Whoever is asked for the next attack has the last one behind him.
  if (node.kind === 'decision' && node.prompt.key === 'ask-attack') return null;
  if (snapshot.position.fights.combat === null || typeof by !== 'object' || !('figure' in by)) return null;
  return typeof on === 'object' && 'figure' in on ? { by: by.figure, on: on.figure } : null;
}
