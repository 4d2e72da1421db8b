/** How this game's options are grouped, named and aimed. */
import { sortedBy } from '../../../table/sorting.ts';
import type { Scene } from './scene.ts';
import { wowStrings } from './strings.ts';
import { verbFacts, verbName } from './verbs.ts';

export const sorting = sortedBy<Scene>({
  layout: [
    { look: 'plain', groups: ['ask'] },
    { look: 'primary', groups: ['react'] },
    { look: 'plain', groups: ['dice'] },
    { look: 'act', groups: ['attack', 'ability', 'card'], title: (lang) => wowStrings(lang).act },
    { look: 'list', groups: ['move'], title: (lang) => wowStrings(lang).moveTitle },
    { look: 'sentences', groups: ['flip'], title: (lang) => wowStrings(lang).flipTitle },
    { look: 'plain', groups: ['end'], stays: true },
  ],
  groups: {
    move: 'move',
    attack: 'attack',
    ability: 'ability',
    card: 'card',
    flip: 'flip',
    react: 'react',
    reroll: 'dice',
    keep: 'end',
    end: 'end',
    pass: 'end',
  },
  // What is done instead of equipping, shifting or teleporting.
  group: ({ with: words }) => (words.includes('done') || words.includes('stay') ? 'end' : undefined),
  foretold: ({ does, say }) => ['attack', 'react', 'reroll', 'keep'].includes(does) || typeof say.args.power === 'number',
  byMeans: ['attack', 'ability', 'card'],
  figures: ({ snapshot }) => snapshot.position.figures,
  space: ({ speech }, space) => speech.space(space),
  name: verbName,
  facts: verbFacts,
  // Whoever is asked to react has not chosen the card: what it does stands with its button, wherever the hand lies.
  means(scene, option) {
    if (option.does !== 'react') return [];
    const { line, text } = verbFacts(scene, { first: option });
    return text === '' ? [] : [{ text: line === '' ? text : `${line}. ${text}` }];
  },
});
