/** How this game's options are grouped, named and aimed. */
import type { Say } from '@escarmouche/engine/core';
import { touching } from '@escarmouche/engine/space';
import { figureIn } from '../../../table/args.ts';
import { sortedBy } from '../../../table/sorting.ts';
import { means } from './combat/means.ts';
import { directionOf, hourOf, placeOf } from './concerns.ts';
import { figuresOf, type Scene } from './scene.ts';
import { confStrings } from './strings.ts';

/** The other enemies that a figure would touch at a place. */
function alsoTouched(scene: Scene, say: Say, [x, y]: readonly [number, number]): readonly number[] {
  const figures = figuresOf(scene);
  const me = figures[figureIn(say.args.figure)];
  const on = figures[figureIn(say.args.target)];
  if (me === undefined || on === undefined) return [];
  const baseOf = (f: typeof me) => scene.table.fighters[f.def].base;
  return figures.flatMap((o, i) =>
    o !== on &&
    o.place >= 0 &&
    o.team !== me.team &&
    o.level === on.level &&
    touching(baseOf(me), x, y, me.angle, baseOf(o), o.x, o.y, o.angle)
      ? [i]
      : [],
  );
}

/** Tests, blows, and what leads to a combat. */
const FORETOLD = ['name', 'attack', 'parry', 'again', 'keep', 'leave', 'charge', 'engage', 'dive', 'pursue'];

export const sorting = sortedBy<Scene>({
  layout: [
    { look: 'plain', groups: ['ask'] },
    { look: 'plain', groups: ['attack'] },
    { look: 'act', groups: ['assault', 'pursuit'], title: (lang) => confStrings(lang).assaultTitle },
    { look: 'list', groups: ['move'], title: (lang) => confStrings(lang).moveTitle },
    { look: 'plain', groups: ['level', 'leave'] },
    { look: 'list', groups: ['pursuit-place'], title: (lang) => confStrings(lang).verbs['pursue-to'] },
    { look: 'list', groups: ['deploy'], title: (lang) => confStrings(lang).deployTitle },
    { look: 'plain', groups: ['stay'], stays: true },
    { look: 'plain', groups: ['end'], stays: true },
  ],
  groups: {
    charge: 'assault',
    engage: 'assault',
    dive: 'assault',
    attack: 'attack',
    move: 'move',
    level: 'level',
    leave: 'leave',
    deploy: 'deploy',
    stay: 'stay',
    end: 'end',
    pass: 'end',
  },
  group: ({ does, on }) => (does !== 'pursue' ? undefined : on.figures.length > 0 ? 'pursuit' : 'pursuit-place'),
  foretold: ({ does, on }) => FORETOLD.includes(does) && (does !== 'pursue' || on.figures.length > 0),
  byFigure: ['assault', 'move', 'pursuit'],
  figures: figuresOf,
  target(scene, { does, say }) {
    const t = confStrings(scene.speech.lang);
    const figures = figuresOf(scene);
    const [who, whom] = [figureIn(say.args.figure), figureIn(say.args.target)];
    const [me, on] = [figures[who], figures[whom]];
    const at = placeOf(say);
    if (does === 'level') return t.toLevel(Number(say.args.level));
    if (at === null || me === undefined) return undefined;
    if (on !== undefined) {
      const also = alsoTouched(scene, say, at).map((i) => scene.speech.figure(i));
      return t.fromSide(scene.speech.figure(whom), hourOf(on.x, on.y, at[0], at[1]), scene.speech.list(also));
    }
    if (does === 'deploy') return t.spot(at[0], at[1]);
    return t.toSide(t.cm(Math.hypot(at[0] - me.x, at[1] - me.y)), t.directions[directionOf(me.x, me.y, at[0], at[1])]);
  },
  name(scene, { first: { does, by, say } }) {
    const { speech } = scene;
    const name = confStrings(speech.lang).verbs[does] ?? speech.option(say);
    const who = figuresOf(scene).findIndex((f) => f.id === by);
    return who < 0 ? name : `${name} · ${speech.figure(who)}`;
  },
  means,
  facts({ snapshot, speech }, { first: { does, by } }) {
    const values = snapshot.position.figures.find((f) => f.id === by)?.values;
    if (values === undefined) return { line: '', text: '' };
    const { walk, pursuit } = values;
    const most = { engage: walk, charge: walk * 2, dive: walk * 2, move: walk * 2, pursue: pursuit }[does];
    return { line: most === undefined ? '' : `≤ ${confStrings(speech.lang).cm(most)}`, text: '' };
  },
});
