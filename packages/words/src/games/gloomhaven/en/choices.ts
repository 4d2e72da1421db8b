/** The named options of the game: what is left open, why, and what each reading changes at the table. */
import type { Choices } from '@escarmouche/engine/gloomhaven';
import type { WordsOfChoices } from '../../../resources.ts';

export const choices: WordsOfChoices<Choices> = {
  'class-twice': {
    title: 'The same class twice',
    why: 'Everybody brings another class, since the box holds one set of cards for each. There are three classes here, so four characters need one of them again.',
    values: {
      refused: ['Refused', 'Every class sits at the table once: two or three characters.'],
      allowed: ['Allowed', 'Several characters may be of one class, each with cards and a modifier deck of its own.'],
    },
  },
  'sight-touching-walls': {
    title: 'Sight along a wall',
    why: 'Sight is a line from corner to corner that no wall stops. Whether a line that only touches a wall, at a corner or along its side, is stopped is not put the same way everywhere.',
    values: {
      stops: ['It is stopped', 'A line that touches a wall anywhere but at its own ends sees nothing.'],
      passes: ['It passes', 'Only a line that runs through a wall is stopped.'],
    },
  },
  'area-measured-from-wall': {
    title: 'An area that begins in a wall',
    why: 'A ranged area needs one hex within range. Whether that hex may lie on a wall, where nobody can stand, is read both ways.',
    values: {
      refused: ['Refused', 'The hex within range is one of the map.'],
      allowed: ['Allowed', 'Range is counted to a hex of the area that lies on a wall as well.'],
    },
  },
  'order-of-adjustments': {
    title: 'Bonuses and doublings',
    why: 'Several adjustments of one attack are applied in the order its player likes. Nobody wants anything but the best order; asking costs an answer each time.',
    values: {
      asked: ['Asked each time', 'Where a doubling meets other adjustments, their player says which comes next.'],
      best: ['The best order', 'Bonuses first, then doublings, then penalties.'],
    },
  },
  'area-over-nobody': {
    title: 'An area over nobody',
    why: 'An attack with an area may have added targets outside of it. Where a melee area has no hex beside the attacker, an enemy beside it can be an added target while nobody stands in the area. The answers to questions about the rules lean to no: a target is added to those of the area.',
    values: {
      refused: ['Refused', 'The area catches one enemy at least; only then are targets added.'],
      allowed: ['Allowed', 'The area may be laid over nobody, and its added targets are attacked all the same.'],
    },
  },
  'elements-declined': {
    title: 'Leaving an element uncreated',
    why: 'Whoever plays a half of a card may leave out what it gives, but not the elements it creates: so say those who know the rulebook. Of a drawn modifier card the summary says that its positive effects may be left out, and counts every effect printed on it, an element as well, as positive.',
    values: {
      drawn: ['Only a drawn card’s', 'An element of a half that is played is created; that of a modifier card may be left out.'],
      never: ['Never', 'Every element is created, whether one likes it or not.'],
      always: ['Always', 'Every element may be left out, as other effects may.'],
    },
  },
  'provoked-twice': {
    title: 'Struck twice after a provoking roar',
    why: 'Attacks on allies beside a Brute who roared strike the Brute instead. No ability attacks the same enemy twice unless a card says otherwise: whether this card does, where one ability aims at the Brute and at such an ally, or at two of them, is said nowhere.',
    values: {
      yes: ['Struck by each', 'The card goes before: each attack that is turned away strikes the Brute.'],
      no: ['Struck once', 'The ability attacks the Brute once; its other attacks that are turned away are not made.'],
    },
  },
  'damage-beyond-death': {
    title: 'Damage beyond the last hit point',
    why: 'A card moves its character as far as the damage dealt this turn (Balanced Measure). An enemy with one hit point left suffers an attack of 6: whether 6 were dealt or 1, no source held here says. The attack deals 6, and that is what is usually counted.',
    values: {
      counts: ['Counts', 'All the damage of the attack was dealt, however few hit points there were.'],
      not: ['Does not count', 'No more was dealt than the target had hit points left.'],
    },
  },
  'monster-ties': {
    title: 'Equal choices of a monster',
    why: 'Where the rules leave a monster several foci, hexes or targets, the players decide. Some tables would rather not, and draw.',
    values: {
      players: ['The players decide', 'As the rulebook has it.'],
      chance: ['Chance decides', 'Every equal possibility is as likely as the others.'],
    },
  },
  'focus-in-a-type': {
    title: 'Which monster of a type a summon goes for',
    why: 'Where ways and distances tie, the earlier initiative is the focus. Monsters of one type share the number of their card and act by rank and standee; whether that order counts for those who attack them is said nowhere.',
    values: {
      level: ['They are level', 'The players choose among them.'],
      'acting-order': ['In the order they act', 'Elites first, then by their numbers, each within its own type.'],
    },
  },
  'further-targets': {
    title: 'Further targets of a monster',
    why: 'Between places for as many targets the rulebook does not say what comes first. Programs that play monsters take the shortest way, then the targets nearest to where the monster began; an answer to questions about the rules has the targets first, ranked by all that a focus is found by, and the way last.',
    values: {
      'near-ones': ['The way, then the nearest', 'The shorter way goes before better targets, which rank by distance, then by initiative.'],
      'focus-rules': [
        'As a focus is found',
        'Better targets go before the shorter way. They rank by the way to attack them, by distance, by initiative.',
      ],
    },
  },
  'separate-attacks': {
    title: 'Several attacks on one ability card',
    why: 'By the rulebook a monster’s further attacks are made on enemies that it has not attacked yet. A correction to it says that this is for the targets of one ability, and that attacks in lines of their own go to its focus until it is dead.',
    values: {
      others: ['On others', 'Each further attack line finds its enemy among those not attacked yet.'],
      same: ['On its focus', 'Each attack line is for its focus; only once that is dead does it find another.'],
    },
  },
  'elements-in-vain': {
    title: 'Elements that serve a monster for nothing',
    why: 'A type uses up the element its card asks for where it is there. Whether it does so where its first figure cannot perform that line, since it is disarmed or reaches nobody this turn, is said nowhere.',
    values: {
      used: ['Used up all the same', 'The first figure that acts uses it up, and those of its type that can have the benefit.'],
      kept: ['Kept', 'The first figure that can perform the line uses it up.'],
    },
  },
  'jump-into-difficult': {
    title: 'Landing on difficult terrain',
    why: 'A jump ignores the terrain on its way, not that of its last hex. That landing on difficult terrain costs two points rests on one weak source.',
    values: {
      two: ['Two points', 'The last hex of a jump costs what entering it costs.'],
      one: ['One point', 'The last hex of a jump costs one point like all the others.'],
    },
  },
  'short-of-standees': {
    title: 'Too few standees',
    why: 'Where a type runs out of standees, those nearest are placed. Nearest to what, the summary and the rulebook do not say alike.',
    values: {
      'nearest-revealer': ['Nearest to the character', 'Distances are counted from whoever opened the door.'],
      'nearest-door': ['Nearest to the door', 'Distances are counted from the door that was opened.'],
    },
  },
  'won-and-lost': {
    title: 'Goal met, and everybody exhausted',
    why: 'A goal that is met ends the scenario only with the round, and until then the last character may be exhausted. Both success and failure have then come about in one round; which of them counts, neither rulebook nor summary says.',
    values: {
      lost: ['Lost', 'Somebody must still stand when the round is over.'],
      won: ['Won', 'The goal was met, whatever comes of the characters in the rest of the round.'],
    },
  },
  'table-talk': {
    title: 'Talk before cards are chosen',
    why: 'Whether players may speak of what they are about to choose, and how much they may say, no paragraph held here tells. Tables usually allow general words, and neither initiatives nor cards.',
    values: {
      general: [
        'In general words',
        'Early or late, whom one attacks, where one goes, that one rests. Never a number of initiative, never a card.',
      ],
      silent: ['Nothing is said', 'Everybody chooses without a word.'],
    },
  },
};
