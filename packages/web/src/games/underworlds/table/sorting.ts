/** How this game's options are grouped, named and aimed. */
import type { Say } from '@escarmouche/engine/core';
import { ABILITIES } from '@escarmouche/engine/underworlds';
import { cardIn, figureIn, termIn } from '../../../table/args.ts';
import type { Verb } from '../../../table/contract.ts';
import { sortedBy } from '../../../table/sorting.ts';
import type { Scene } from './scene.ts';
import { wuStrings } from './strings.ts';

/** Groups of which each fighter has verbs of its own. */
const BY_FIGHTER = ['attack', 'action', 'move', 'charge', 'move-through', 'charge-through', 'move-long', 'charge-long', 'deploy'];

/** Whether a verb is one of a single fighter, listed when that one is chosen. */
export const isOfFighter = ({ group, first }: Verb): boolean => BY_FIGHTER.includes(group) && first.by !== undefined;

/** What ends something, or lets it be. */
const ENDS = ['draw', 'pass', 'done', 'keep', 'replace', 'nothing', 'none', 'leave'];

/** Attacks, cards, and what is asked about them. */
const FORETOLD = ['attack', 'charge', 'action', 'react', 'choose', 'play', 'cast'];

/** Answers about a card of the hand whose words stand with no button. */
const OF_A_CARD = ['react', 'score', 'discard', 'exchange'];

/** Stands beside the hex of a Move or a Charge by the longest way. */
export const LONG = 'long';

/** Dice and damage of an attack as things stand, where they are the same against every target that may be chosen. */
function numbersIn({ first: { say }, options }: Verb): { readonly dice?: number; readonly damage?: number } {
  const { dice, damage } = say.args;
  if (typeof dice !== 'number' || typeof damage !== 'number') return {};
  return options.every((o) => o.say.args.dice === dice && o.say.args.damage === damage) ? { dice, damage } : {};
}

/** The Attack action that a sentence names; undefined where it names none. */
export function attackIn({ table }: Scene, say: Say): Scene['table']['attacks'][number] | undefined {
  const id = termIn(say.args.attack);
  return id === '' ? undefined : table.attacks.find((a) => `attack.${a.attack.id}` === id);
}

export const sorting = sortedBy<Scene>({
  layout: [
    { look: 'primary', groups: ['react', 'score'] },
    { look: 'plain', groups: ['ask'] },
    { look: 'act', groups: ['attack', 'action'], title: (lang) => wuStrings(lang).act },
    { look: 'list', groups: ['charge'], title: (lang) => wuStrings(lang).chargeTitle },
    { look: 'list', groups: ['charge-through'], title: (lang) => wuStrings(lang).chargeThroughTitle },
    { look: 'list', groups: ['charge-long'], title: (lang) => wuStrings(lang).chargeLongTitle },
    { look: 'list', groups: ['move'], title: (lang) => wuStrings(lang).moveTitle },
    { look: 'list', groups: ['move-through'], title: (lang) => wuStrings(lang).moveThroughTitle },
    { look: 'list', groups: ['move-long'], title: (lang) => wuStrings(lang).moveLongTitle },
    { look: 'list', groups: ['deploy'], title: (lang) => wuStrings(lang).deployTitle },
    { look: 'list', groups: ['objective'], title: (lang) => wuStrings(lang).objectiveTitle },
    { look: 'list', groups: ['hex'], title: (lang) => wuStrings(lang).hexTitle },
    { look: 'act', groups: ['card'], title: (lang) => wuStrings(lang).cardsTitle },
    { look: 'sentences', groups: ['exchange'], title: (lang) => wuStrings(lang).exchangeTitle },
    { look: 'plain', groups: ['discard'] },
    { look: 'plain', groups: ['end'], stays: true },
  ],
  groups: {
    react: 'react',
    score: 'score',
    attack: 'attack',
    action: 'action',
    guard: 'action',
    move: 'move',
    charge: 'charge',
    deploy: 'deploy',
    objective: 'objective',
    play: 'card',
    cast: 'card',
    upgrade: 'card',
    exchange: 'exchange',
    discard: 'discard',
    ...Object.fromEntries(ENDS.map((does) => [does, 'end'])),
  },
  group({ does, on, with: words }) {
    // A number beside the hex is that of lethal hexes on a way that is taken on purpose.
    if (does === 'move' || does === 'charge') return words.includes(LONG) ? `${does}-long` : words.length > 0 ? `${does}-through` : does;
    return does !== 'choose' ? undefined : words.includes('none') ? 'end' : on.spaces.length > 0 ? 'hex' : undefined;
  },
  // Passing ends something, or lets a blow fall.
  foretold: ({ does, ends }) => FORETOLD.includes(does) || (does === 'pass' && ends === undefined),
  byFigure: BY_FIGHTER,
  byMeans: ['card'],
  figures: ({ snapshot }) => snapshot.position.fighters,
  space: ({ speech }, space) => speech.space(space),
  target({ speech }, { does, say }) {
    const t = wuStrings(speech.lang);
    const named = does === 'cast' ? t.castBy : does === 'upgrade' ? t.givenTo : undefined;
    return named?.(speech.short(figureIn(say.args.figure)));
  },
  name(scene, verb) {
    const { speech } = scene;
    const t = wuStrings(speech.lang);
    const card = cardIn(verb.first.say.args.card);
    if (card >= 0 && verb.group !== 'exchange' && verb.group !== 'discard') return speech.card(card);
    const what = termIn(verb.first.say.args.attack) || termIn(verb.first.say.args.ability);
    // Verbs of a fighter are listed for the one that is chosen: whose they are is plain.
    return what !== '' ? speech.term(what) : (t.verbs[verb.first.does] ?? speech.option(verb.first.say));
  },
  facts(scene, verb) {
    const { speech, table } = scene;
    const attack = attackIn(scene, verb.first.say)?.attack;
    if (attack !== undefined) {
      // The name stands before it already.
      const line = speech.words.attackLine({ ...attack, ...numbersIn(verb) });
      return { line: line.slice(line.indexOf(':') + 1).trim(), text: '' };
    }
    const face = table.cards[cardIn(verb.first.say.args.card)]?.face;
    if (face !== undefined)
      return { line: speech.words.kindLine(face), text: speech.words.typeset(face.text[speech.lang]), beside: verb.group === 'card' };
    const ability = termIn(verb.first.say.args.ability);
    const printed = ABILITIES.find((a) => `ability.${a.id}` === ability);
    return { line: '', text: printed === undefined ? '' : speech.words.typeset(printed.text[speech.lang]) };
  },
  means({ table, speech }, { does, say }) {
    const face = OF_A_CARD.includes(does) ? table.cards[cardIn(say.args.card)]?.face : undefined;
    if (face === undefined) return [];
    return [{ text: `${speech.words.kindLine(face)}. ${speech.words.typeset(face.text[speech.lang])}`, beside: true }];
  },
});
