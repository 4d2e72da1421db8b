/** How this game's options are grouped, named and aimed. */
import type { Say } from '@escarmouche/engine/core';
import { ABILITIES } from '@escarmouche/engine/underworlds';
import { termIn } from '../../../table/args.ts';
import type { Sorting, Verb } from '../../../table/contract.ts';
import { actorOf, cardOf, hexOf, targetOf } from './concerns.ts';
import type { Scene } from './scene.ts';
import { wuStrings } from './strings.ts';

const GROUP_OF: Readonly<Record<string, string>> = {
  'react-card': 'react',
  'react-upgrade': 'react',
  'react-ability': 'react',
  score: 'score',
  attack: 'attack',
  'attack-all': 'attack',
  'use-ability': 'action',
  'use-upgrade': 'action',
  guard: 'action',
  move: 'move',
  charge: 'charge',
  deploy: 'deploy',
  'lay-objective': 'objective',
  'choose-hex': 'hex',
  play: 'card',
  'cast-spell': 'card',
  upgrade: 'card',
  exchange: 'exchange',
  discard: 'discard',
  draw: 'end',
  pass: 'end',
  done: 'end',
  keep: 'end',
  'keep-hand': 'end',
  'replace-hand': 'end',
  'score-nothing': 'end',
  'choose-none': 'end',
  leave: 'end',
};

/** The group an option belongs to; what only answers a question stands first. */
export function groupOf(say: Say): string {
  return GROUP_OF[say.key] ?? 'ask';
}

/** Groups of which each fighter has verbs of its own. */
const BY_FIGHTER: ReadonlySet<string> = new Set(['attack', 'action', 'move', 'charge', 'deploy']);

/** Whether a verb is one of a single fighter, listed when that one is chosen. */
export function isOfFighter(verb: Verb): boolean {
  return BY_FIGHTER.has(verb.group) && actorOf(verb.say) >= 0;
}

/** Dice and damage of an attack as things stand, where they are the same against every target that may be chosen. */
function numbersIn({ say, options }: Verb): { readonly dice?: number; readonly damage?: number } {
  const { dice, damage } = say.args;
  if (typeof dice !== 'number' || typeof damage !== 'number') return {};
  return options.every((o) => o.say.args.dice === dice && o.say.args.damage === damage) ? { dice, damage } : {};
}

/** The Attack action that a sentence names; undefined where it names none. */
export function attackIn({ table }: Scene, say: Say): Scene['table']['attacks'][number] | undefined {
  const id = termIn(say.args.attack);
  return id === '' ? undefined : table.attacks.find((a) => `attack.${a.attack.id}` === id);
}

export const sorting: Sorting<Scene> = {
  layout: [
    { look: 'primary', groups: ['react', 'score'] },
    { look: 'plain', groups: ['ask'] },
    { look: 'act', groups: ['attack', 'action'], title: (lang) => wuStrings(lang).act },
    { look: 'list', groups: ['charge'], title: (lang) => wuStrings(lang).chargeTitle },
    { look: 'list', groups: ['move'], title: (lang) => wuStrings(lang).moveTitle },
    { look: 'list', groups: ['deploy'], title: (lang) => wuStrings(lang).deployTitle },
    { look: 'list', groups: ['objective'], title: (lang) => wuStrings(lang).objectiveTitle },
    { look: 'list', groups: ['hex'], title: (lang) => wuStrings(lang).hexTitle },
    { look: 'act', groups: ['card'], title: (lang) => wuStrings(lang).cardsTitle },
    { look: 'sentences', groups: ['exchange'], title: (lang) => wuStrings(lang).exchangeTitle },
    { look: 'plain', groups: ['discard'] },
    { look: 'plain', groups: ['end'], stays: true },
  ],
  group: groupOf,
  verb(say) {
    const group = groupOf(say);
    if (group === 'card') return `card/${cardOf(say)}`;
    if (!BY_FIGHTER.has(group)) return group;
    const what = termIn(say.args.attack) || termIn(say.args.ability) || (cardOf(say) >= 0 ? cardOf(say) : '');
    return `${group}/${say.key === 'guard' ? 'guard' : ''}${what}/${actorOf(say)}`;
  },
  aims: (say) => targetOf(say) >= 0 || hexOf(say) >= 0,
  target({ speech }, say) {
    const target = targetOf(say);
    const t = wuStrings(speech.lang);
    if (target >= 0 && say.key === 'cast-spell') return t.castBy(speech.short(target));
    if (target >= 0 && say.key === 'upgrade') return t.givenTo(speech.short(target));
    if (target >= 0) return speech.figure(target);
    const hex = hexOf(say);
    return hex >= 0 ? speech.space(hex) : null;
  },
  name(scene, verb) {
    const { speech } = scene;
    const t = wuStrings(speech.lang);
    const card = cardOf(verb.say);
    if (card >= 0 && verb.group !== 'exchange' && verb.group !== 'discard') return speech.card(card);
    const what = termIn(verb.say.args.attack) || termIn(verb.say.args.ability);
    // Verbs of a fighter are listed for the one that is chosen: whose they are is plain.
    return what !== '' ? speech.term(what) : (t.verbs[verb.say.key] ?? speech.option(verb.say));
  },
  facts(scene, verb) {
    const { speech, table } = scene;
    const attack = attackIn(scene, verb.say)?.attack;
    if (attack !== undefined) {
      // The name stands before it already.
      const line = speech.words.attackLine({ ...attack, ...numbersIn(verb) });
      return { line: line.slice(line.indexOf(':') + 1).trim(), text: '' };
    }
    const face = table.cards[cardOf(verb.say)]?.face;
    if (face !== undefined)
      return { line: speech.words.kindLine(face), text: speech.words.typeset(face.text[speech.lang]), beside: verb.group === 'card' };
    const ability = termIn(verb.say.args.ability);
    const printed = ABILITIES.find((a) => `ability.${a.id}` === ability);
    return { line: '', text: printed === undefined ? '' : speech.words.typeset(printed.text[speech.lang]) };
  },
};
