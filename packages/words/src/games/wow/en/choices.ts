/** The named options of the game: what is open, why, and what each reading means at the table. */
import type { Choices } from '@escarmouche/engine/wow';
import type { WordsOfChoices } from '../../../resources.ts';

export const choices: WordsOfChoices<Choices> = {
  'victory-check': {
    title: 'When victory is checked',
    why: 'The chapter on winning is known by its title only: the moment of the check is lost.',
    values: {
      'at-once': ['At once', 'After every destruction, and after the scoring at the end of a tick.'],
      'tick-end': ['At the end of the tick', 'Once a tick, after everything else in it.'],
    },
  },
  'both-reach': {
    title: 'Both sides get there together',
    why: 'No source says who wins when both sides have enough points in the same check.',
    values: {
      surplus: ['The larger surplus', 'Whoever is further beyond the target wins; if that is even, play goes on.'],
      draw: ['A draw', 'The match is drawn.'],
    },
  },
  'round-limit': {
    title: 'Longest match',
    why: 'The rules know no limit. We set one far away, so that no match lasts for ever.',
    values: {
      '20': ['20 rounds', 'After round 20, the side nearer to its target wins.'],
      '5': ['5 rounds', 'After round 5, the side nearer to its target wins: for an evening with several matches.'],
      '10': ['10 rounds', 'After round 10, the side nearer to its target wins.'],
      none: ['No limit', 'Play goes on until somebody wins.'],
    },
  },
  'pet-points': {
    title: 'Pets and victory points',
    why: 'Points are described for characters. Whether a pet counts as one here is not written anywhere we know.',
    values: {
      none: ['Pets score nothing', 'A pet near a location brings no point.'],
      location: ['Pets hold locations', 'A pet on a location or next to it scores like a character.'],
    },
  },
  'location-both': {
    title: 'A location both sides stand at',
    why: 'One summary of the rules lets both sides score there; nothing else confirms it.',
    values: {
      both: ['Both score', 'Each character counts for its own side.'],
      contested: ['Nobody scores', 'A location with both sides at it is contested.'],
    },
  },
  'tick-end-order': {
    title: 'Order at the end of a tick',
    why: 'Effects and scoring both belong to the end of a tick. Which comes first is not said.',
    values: {
      'effects-first': ['Effects, then points', 'Totems and the like work before locations are scored.'],
      'scoring-first': ['Points, then effects', 'Locations are scored before anything else.'],
    },
  },
  'return-delay': {
    title: 'Coming back after destruction',
    why: 'A destroyed character comes back when its clock is due. Whether it has to wait longer is not said.',
    values: {
      '0': ['When its clock is due', 'No extra wait.'],
      '1': ['1 tick later', 'Destruction ticks its clock up 1.'],
      '2': ['2 ticks later', 'Destruction ticks its clock up 2.'],
      '3': ['3 ticks later', 'Destruction ticks its clock up 3.'],
    },
  },
  'return-cards': {
    title: 'Its cards on return',
    why: 'No source says what becomes of the Action Bar while its character is out of play.',
    values: {
      'as-they-are': ['As they are', 'Exhausted cards stay exhausted.'],
      readied: ['Readied', 'The character comes back with a ready bar.'],
    },
  },
  'return-attached': {
    title: 'What lay on it when it fell',
    why: 'No source says whether buffs, debuffs and forms outlast a destruction.',
    values: {
      lost: ['Lost', 'Buffs, debuffs, forms and lasting effects end.'],
      kept: ['Kept', 'They are still there on return.'],
    },
  },
  'spawn-occupied': {
    title: 'Spawn points all taken',
    why: "No source says how one enters when every spawn point of one's side is occupied.",
    values: {
      'nearest-free': ['Next to it', 'The character enters on the nearest free space; its player picks among equals.'],
      wait: ['Wait', 'The character stays off the map, and its turn costs 1 tick.'],
    },
  },
  'convertible-spawn': {
    title: 'Convertible spawn points',
    why: 'The rules say that some neutral spawn points can be converted, and leave it to the scenario how.',
    values: {
      never: ['Never converted', 'They stay neutral.'],
      'on-stop': ['By stopping there', 'A figure that ends its move on one takes it for its faction.'],
    },
  },
  'ready-cards': {
    title: 'When cards are readied',
    why: 'A card serves once a round. The exact step is in a chapter we have not been able to read.',
    values: {
      'new-round': ['With each round', 'All exhausted cards are readied at tick 1.'],
      'ten-ticks': ['Ten ticks later', 'Each card is readied ten ticks after its use.'],
    },
  },
  'idle-turn': {
    title: 'A turn that spends nothing',
    why: 'Several sources charge 1 tick for doing nothing or only moving. The exact wording is lost.',
    values: {
      'one-tick': ['Leave the present tick', 'A clock still level with the main clock goes up 1.'],
      'one-tick-at-least': ['Always spend', 'A clock no further than when the turn began goes up 1, even if it was ticked down meanwhile.'],
    },
  },
  'actions-per-turn': {
    title: 'Actions in a turn',
    why: 'A one-page summary gives a turn one action. The chapter itself may allow more.',
    values: {
      one: ['One', 'One attack or action card, and instants besides.'],
      any: ['As many as the clock bears', 'Until its player ends the turn.'],
    },
  },
  'instants-per-turn': {
    title: 'Instants in a turn',
    why: 'Instants come on top of the action. No source says how many.',
    values: {
      any: ['Any number', 'Each ready instant may be played.'],
      one: ['One', 'One instant a turn.'],
    },
  },
  'once-a-turn': {
    title: 'Abilities that work once a turn',
    why: 'No source says whether using one of them is the action of the turn.',
    values: {
      'beside-action': ['Beside the action', 'The character may still act.'],
      'is-action': ['It is the action', 'The character has acted.'],
    },
  },
  'who-goes': {
    title: 'Both sides due in the same tick',
    why: 'The sources speak of taking turns in alternation, without saying who begins a tick.',
    values: {
      alternate: ['Taking turns', 'The side that did not take the latest turn goes, from one tick to the next.'],
      'first-player': ['First player first', 'The first player acts as long as anybody there is due.'],
    },
  },
  'cancelled-costs': {
    title: 'Costs of a cancelled ability',
    why: 'The text on playing abilities breaks off before this point.',
    values: {
      'stay-paid': ['Stay paid', 'The ticks are gone and the card is exhausted.'],
      returned: ['Given back', 'The clock goes back and the card is readied.'],
    },
  },
  'react-to-react': {
    title: 'A react against a react',
    why: 'Some cards answer any ability an enemy plays. Whether a react is one is not said.',
    values: {
      yes: ['Allowed', 'The last one played takes effect first.'],
      no: ['Not allowed', 'Only attacks and payment abilities can be answered.'],
    },
  },
  'window-order': {
    title: 'Who is asked first for reacts',
    why: 'No source gives the order.',
    values: {
      'other-first': ['The other side', 'The side that did not cause the moment is asked first.'],
      'own-first': ['The acting side', 'The side that caused the moment is asked first.'],
    },
  },
  'targets-again': {
    title: 'Targets looked at again',
    why: 'A react may move or remove a target. Whether range and sight are checked a second time is not said.',
    values: {
      checked: ['Checked again', 'A target out of reach by then is passed over.'],
      kept: ['Kept', 'Only a target out of play is passed over.'],
    },
  },
  'same-time': {
    title: 'Effects at the same moment',
    why: 'The chapter on simultaneous effects is known by its title only.',
    values: {
      'acting-player': ['The acting player decides', 'The player whose character acts puts them in order.'],
      'as-printed': ['As printed', 'In the order of the cards, top to bottom.'],
    },
  },
  'between-turns': {
    title: 'Several abilities at once between turns',
    why: 'At the end of a tick no character is acting, so the rule that its player puts things in order names nobody.',
    values: {
      'latest-turn': ['The latest to act', 'The player who took the latest turn puts them in order.'],
      'first-player': ['The first player', 'The player who went first in the match puts them in order.'],
    },
  },
  'each-damage': {
    title: 'Damage to several at once',
    why: 'Attack damage to several defenders is dealt at the same time. No source says so of other damage or loss of health that falls on several.',
    values: {
      together: ['Together', 'All lose their health together and are destroyed together, and only then is the score looked at.'],
      'one-by-one': [
        'One by one',
        'Each is destroyed, and the score looked at, before the next is struck; who comes next is a question of effects at the same moment.',
      ],
    },
  },
  'reroll-twice': {
    title: 'Rerolling a rerolled die',
    why: 'The chapter on dice has not come down to us.',
    values: {
      'once-per-source': ['Once for each source', 'High ground and a card may both reroll the same die.'],
      never: ['Never', 'A die is rerolled once at most.'],
    },
  },
  'again-target': {
    title: 'Target of an attack made again',
    why: 'The rule makes the attack again without naming whom it is aimed at.',
    values: {
      'chosen-anew': ['Chosen anew', 'Any legal target.'],
      same: ['The same', 'Only the same target, if it still can be attacked.'],
    },
  },
  'again-cost': {
    title: 'Price of an attack made again',
    why: 'It seems to come for free; no source says so outright.',
    values: {
      free: ['Free', 'No tick is paid.'],
      paid: ['Paid', 'Its ticks are paid each time.'],
    },
  },
  'again-limit': {
    title: 'How often an attack is made again',
    why: 'A crit may make an attack again, and that one may crit too. We end it somewhere.',
    values: {
      '10': ['Ten times', 'It hardly ever comes to that.'],
      '3': ['Three times', 'A short streak.'],
      '1': ['Once', 'No streaks.'],
    },
  },
  'forced-stuck': {
    title: 'Moved into a corner',
    why: 'No source says what happens when an effect moves a figure further than it can go.',
    values: {
      'as-far': ['As far as it goes', 'The figure goes as many spaces as it can.'],
      'not-at-all': ['Not at all', 'Without room for the whole move there is none.'],
    },
  },
  'push-blocked': {
    title: 'Driven away, but the way is barred',
    why: 'Each step must lead as far away as possible. Whether a barred space counts is not said.',
    values: {
      'next-farthest': ['The farthest free space', 'Barred spaces do not count.'],
      'no-move': ['It stops', 'Where the farthest spaces are barred, the figure stays.'],
    },
  },
  'push-from-gone': {
    title: 'Driven away from somebody who is gone',
    why: 'Each step must lead as far as possible from the source of the effect. From where one moves away once the source has left the map is not said.',
    values: {
      'no-move': ['Nobody moves', 'From nowhere no space is farther than another, so the effect moves nobody.'],
      'any-way': ['Any way', 'Whoever controls the effect moves the figure so many spaces, wherever to.'],
    },
  },
  'teleport-enters': {
    title: 'Teleporting and entering',
    why: 'Entering a space is described for moves. A teleport lands without a way.',
    values: {
      yes: ['Landing is entering', 'What waits for somebody to enter the space is set off.'],
      no: ['Landing is not entering', 'Nothing is set off.'],
    },
  },
  'teleport-icon': {
    title: 'Teleports with a range icon',
    why: 'A teleport needs no sight, but a range icon asks for it. The two paragraphs meet here.',
    values: {
      'needs-sight': ['The icon asks for sight', 'The landing space must be seen.'],
      'no-sight': ['No sight needed', 'Only the distance counts.'],
    },
  },
  'middle-paths': {
    title: 'Middle paths at distance 4 beside a gap',
    why: 'At distance 4 the two middle ones of four paths decide. Where the edge of the map or a missing space leaves fewer than four, no source says what then.',
    values: {
      'those-left': ['Those that are left', 'The middle paths that the map has decide, even with fewer than four in all.'],
      'all-four': ['Only among four', 'With fewer than four paths there is no exception: one free path is enough.'],
    },
  },
  'area-at-edge': {
    title: 'Areas at the edge of the map',
    why: 'An area is three spaces that touch. No source says what happens where the map has only two.',
    values: {
      'what-exists': ['What there is', 'The area is as many of them as the map has.'],
      refused: ['Three or none', 'Such a space cannot be targeted.'],
    },
  },
  'capped-tick-up': {
    title: 'A tick-up that changes nothing',
    why: 'A clock cannot go beyond 9 ahead. Whether a tick-up that fails may be answered is not said.',
    values: {
      'no-window': ['No answer', 'Nothing happened that could be answered.'],
      window: ['May be answered', 'Reacts to a tick-up can be played all the same.'],
    },
  },
  'readied-attachment': {
    title: 'A buff or debuff that is readied',
    why: 'No source says whether it stays attached when its card is readied.',
    values: {
      ends: ['It ends', 'Most last until the round turns.'],
      stays: ['It stays', 'It stays until something removes it.'],
    },
  },
  'forms-at-once': {
    title: 'Forms at a time',
    why: 'Taken over from the way such cards work elsewhere; one weak source agrees.',
    values: {
      one: ['One', 'A new form ends the one before.'],
      any: ['Any number', 'Their effects add up.'],
    },
  },
  'pet-clock': {
    title: 'First turn of a pet',
    why: 'Whether pets have a clock of their own, and where it starts, is not said.',
    values: {
      'next-tick': ['The next tick', 'It acts for the first time one tick after it came.'],
      'at-once': ['At once', 'It is due in the tick in which it came.'],
    },
  },
  'pet-place': {
    title: 'Where a pet arrives',
    why: 'The card says that a pet comes, not where.',
    values: {
      adjacent: ['Beside its caller', 'On a free space next to the character that called it.'],
      'spawn-point': ['At a spawn point', "On one of its side's free spawn points."],
    },
  },
  'token-twice': {
    title: 'Calling again what is in play',
    why: 'No source says whether a pet or totem may be called while it is still there.',
    values: {
      refused: ['Not allowed', 'The card waits until its figure has left.'],
      replaces: ['It is replaced', 'The old one leaves, the new one comes.'],
    },
  },
  'card-split': {
    title: 'How nine cards are shared',
    why: 'Nine cards are shared among three characters; no limit for one of them is known.',
    values: {
      free: ['Freely', 'One may hold five and another none.'],
      'three-each': ['Three each', 'Each character holds three.'],
    },
  },
  'same-character': {
    title: 'The same character twice',
    why: 'No source we could read forbids it, and none allows it.',
    values: {
      forbidden: ['Not allowed', 'Each character once in a party.'],
      allowed: ['Allowed', 'A party may field one several times.'],
    },
  },
};
