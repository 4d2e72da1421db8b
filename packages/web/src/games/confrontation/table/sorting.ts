/** How this game's options are grouped, named and aimed. */
import type { Say } from '@escarmouche/engine/core';
import { touching } from '@escarmouche/engine/space';
import type { Sorting } from '../../../table/contract.ts';
import { actorOf, directionOf, hourOf, placeOf, targetOf } from './concerns.ts';
import { figuresOf, type Scene } from './scene.ts';
import { confStrings } from './strings.ts';

const GROUP_OF: Readonly<Record<string, string>> = {
  charge: 'assault',
  engage: 'assault',
  dive: 'assault',
  pursue: 'pursuit',
  'pursue-target': 'pursuit',
  'pursue-to': 'pursuit-place',
  attack: 'attack',
  'attack-master': 'attack',
  'move-to': 'move',
  'change-level': 'level',
  'leave-contact': 'leave',
  deploy: 'deploy',
  stay: 'stay',
  'do-not-pursue': 'stay',
  'end-card': 'end',
  pass: 'end',
  'no-parry': 'end',
  keep: 'end',
  'keep-die': 'end',
};

/** The group an option belongs to; what only answers a question stands first. */
function groupOf(say: Say): string {
  return GROUP_OF[say.key] ?? 'ask';
}

/** Those whose verbs are aimed at somebody or somewhere: one verb for each figure that acts. */
const BY_FIGURE: ReadonlySet<string> = new Set(['assault', 'move', 'pursuit', 'level']);

/** The other enemies that a figure would touch at a place. */
function alsoTouched(scene: Scene, say: Say, [x, y]: readonly [number, number]): readonly number[] {
  const figures = figuresOf(scene);
  const me = figures[actorOf(say)];
  const on = figures[targetOf(say)];
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

export const sorting: Sorting<Scene> = {
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
  group: groupOf,
  verb(say) {
    const group = groupOf(say);
    return BY_FIGURE.has(group) ? `${group}/${say.key.replace('-target', '')}/${actorOf(say)}` : group;
  },
  aims: (say) => targetOf(say) >= 0 || placeOf(say) !== null || say.key === 'change-level',
  target(scene, say) {
    const t = confStrings(scene.speech.lang);
    const figures = figuresOf(scene);
    const on = figures[targetOf(say)];
    const at = placeOf(say);
    const me = figures[actorOf(say)];
    if (on !== undefined) {
      const name = scene.speech.figure(targetOf(say));
      if (at === null) return name;
      const also = alsoTouched(scene, say, at).map((i) => scene.speech.figure(i));
      return t.fromSide(name, hourOf(on.x, on.y, at[0], at[1]), scene.speech.list(also));
    }
    if (say.key === 'change-level') return t.toLevel(Number(say.args.level));
    if (at === null || me === undefined) return null;
    if (say.key === 'deploy') return t.spot(at[0], at[1]);
    return t.toSide(t.cm(Math.hypot(at[0] - me.x, at[1] - me.y)), t.directions[directionOf(me.x, me.y, at[0], at[1])]);
  },
  name({ speech }, verb) {
    const t = confStrings(speech.lang);
    const name = t.verbs[verb.say.key] ?? '';
    const who = actorOf(verb.say);
    return who < 0 || verb.group === 'served'
      ? name || speech.option(verb.say)
      : `${name || speech.option(verb.say)} · ${speech.figure(who)}`;
  },
  facts({ snapshot, speech }, verb) {
    const t = confStrings(speech.lang);
    const values = snapshot.position.figures[actorOf(verb.say)]?.values;
    if (values === undefined) return { line: '', text: '' };
    const most = {
      engage: values.walk,
      charge: values.walk * 2,
      dive: values.walk * 2,
      'move-to': values.walk * 2,
      pursue: values.pursuit,
    };
    const far = most[verb.say.key as keyof typeof most];
    return { line: far === undefined ? '' : `≤ ${t.cm(far)}`, text: '' };
  },
};
