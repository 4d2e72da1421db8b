/** The named options of the game: what is open, why, and what each reading means at the table. */
import type { Choices } from '@escarmouche/engine/confrontation';
import type { WordsOfChoices } from '../../../resources.ts';

export const choices: WordsOfChoices<Choices> = {
  'natural-one': {
    title: 'A natural 1',
    why: 'Two rolls of the example in chapter 9 succeed with a natural 1; the starter booklet of 2005 makes every one a failure.',
    values: {
      counts: ['Counts like any result', 'A natural 1 is added to the characteristic like any other.'],
      fails: ['Always fails', 'A natural 1 is an automatic failure, even one rolled after a 6.'],
    },
  },
  'opposed-failures': {
    title: 'Automatic failures in opposed tests',
    why: 'A final result of 0 or less fails by itself. What that means where two fighters compare results, no source says.',
    values: {
      'success-wins': ['A success wins', 'A failure loses against any success; two failures are level.'],
      compared: ['Totals are compared', 'The higher total wins, even where it is 0 or less.'],
    },
  },
  'safe-rolls': {
    title: 'Attack tests that cannot fail',
    why: 'A note in the example lets players leave out an Attack test that nobody parries and that cannot fail. They may; nothing says they must.',
    values: {
      rolled: ['Rolled all the same', 'Every Attack test is rolled.'],
      skipped: ['Left out', 'An unparried test with an ATT above 0 hits without a roll.'],
    },
  },
  'naming-order': {
    title: 'Who names first',
    why: 'Chapter 9 has the loser of the Tactics roll announce dice first between equals; for naming fighters it gives no order.',
    values: {
      'tactics-loser': ['The loser of the Tactics roll', 'The same order as for equal strategic values.'],
      'tactics-winner': ['The winner of the Tactics roll', 'The better roll names and announces first.'],
    },
  },
  'authority-fighter': {
    title: 'Who may make the Authority roll',
    why: 'IX-C-1 asks for a fighter who is in a combat; its note allows any fighter of the army.',
    values: {
      'in-a-combat': ['A fighter in a combat', 'Only those who are in a combat can be named.'],
      anyone: ['Any fighter', 'Anybody of the army can be named.'],
    },
  },
  'recut-combats': {
    title: 'What a new separation leaves without a newcomer',
    why: 'A speaking turn settles every combat that pursuits bring about. Whether what is left of a combat cut again is one of them is not said.',
    values: {
      'with-newcomers': ['It waits', 'Only the combats with a newcomer belong to this speaking turn.'],
      all: ['It is settled too', 'Every combat of the new separation belongs to this speaking turn.'],
    },
  },
  reseparation: {
    title: 'Who separates a melee again after a pursuit',
    why: 'A pursuit may make a new separation necessary. Chapter 9 does not say who makes it.',
    values: {
      'discipline-test': ['The winner of a Discipline test', 'As for the first separation.'],
      'speaking-player': ['The player whose turn it is', 'The player of the speaking turn, without a test.'],
    },
  },
  allies: {
    title: 'Two allied players in one combat',
    why: 'The player who controls the fighters chooses the order of their blows, and a side names a fighter for its tests. Which of two allied players goes first is left to them.',
    values: {
      'tactics-winner': ['The better Tactics roll', 'Of two allies the one who did better at Tactics strikes first and names for both.'],
      'tactics-loser': ['The worse Tactics roll', 'Of two allies the one who did worse at Tactics strikes first and names for both.'],
    },
  },
  'own-order': {
    title: 'Equal values on one side',
    why: 'Dice are announced from the lowest strategic value up. Between equals of one player no order is given.',
    values: {
      chosen: ['As their player wishes', 'The player chooses which of them comes first.'],
      'as-listed': ['As they are listed', 'The first in the army list comes first.'],
    },
  },
  'forced-first': {
    title: 'Forced to place first, and magicians',
    why: 'Magicians and faithful place dice before everybody; so do those whom an effect forces to. By the order of the sentence the forced ones are first; it is not said in so many words.',
    values: {
      'with-magicians': ['Together', 'One group, from the lowest strategic value up.'],
      'before-magicians': ['The forced ones first', 'Those under an effect, then magicians and faithful.'],
    },
  },
  'melee-order': {
    title: 'Which melee is separated first',
    why: 'Each melee of several against several is separated by a Discipline test of its own. In what order, where there are several, is not said.',
    values: {
      'tactics-winner': [
        "By the winner's list",
        "As the fighters of the Tactics roll's winner are listed: the melee of the first of them comes first.",
      ],
      'tactics-loser': ["By the loser's list", "As the fighters of the Tactics roll's loser are listed."],
    },
  },
  'tactics-naming': {
    title: 'How fighters are named for the Tactics roll',
    why: 'Each player names a fighter for the Tactics roll. Whether one of them knows by then whom the other has named is not said.',
    values: {
      'in-secret': ['In secret', 'Nobody sees whom the others name until all have.'],
      openly: ['Openly', 'The loser of the last Tactics roll names first, before the first one the player with the lesser army.'],
    },
  },
  'first-card': {
    title: 'Who plays the first card of a round',
    why: 'The Tactics roll says who acts first. The starter booklet of 2005 leaves that to its winner, who may prefer to answer; later sources do not say.',
    values: {
      'tactics-winner': ['The winner of the Tactics roll', 'He plays the first card of the activation.'],
      'winner-decides': ['Whoever the winner wishes', 'He plays the first card, or leaves it to the other.'],
    },
  },
  'effects-order': {
    title: 'Who uses effects of cards first',
    why: 'Chapter 9 lets effects of cards come in at various moments of the combat phase. Which player comes first at such a moment is not said.',
    values: {
      'tactics-winner': ['The winner of the Tactics roll', 'The others follow in the order of that roll.'],
      'tactics-loser': ['The loser of the Tactics roll', 'As he is first to name fighters and to place dice.'],
      'speaking-player': [
        'Whoever has the speaking turn',
        'Between two combats the player whose turn it is or was; else the winner of the Tactics roll.',
      ],
    },
  },
  'feint-sustained': {
    title: 'Feint against a sustained defence',
    why: 'Feint takes an attack die or a defence die from the victim. The last die of a sustained defence is kept for as long as it serves that defence; whether a Feint can take it is not said.',
    values: {
      spared: ['The die is spared', 'A die that sustains a defence cannot be taken; an attack die can.'],
      taken: ['The die can be taken', 'It is taken like any defence die, and the sustained defence ends with it.'],
    },
  },
  'earned-blow': {
    title: 'An attack earned by a parry',
    why: 'A fighter attacks an enemy once in a pass of arms. An attack that Counter-attack or Ambidextrous earns is made at once; whether it is that one attack is not said.',
    values: {
      besides: ['Besides the others', 'It is made in addition, whatever the fighter has done or will do in this pass.'],
      within: ['One of the pass', 'It is the attack on that enemy in this pass; whoever has made it already earns none.'],
    },
  },
  accumulation: {
    title: 'Wounds on top of wounds',
    why: 'Chapter 9 says that a wound may get worse, not how. One source counts light 1, serious 2, critical 3; in play another reading is met.',
    values: {
      scale: ['The degrees add up', 'Serious and serious make 4: killed.'],
      'one-step': ['One step at least', 'The worse of the two stays, and at least one step more: serious and serious make critical.'],
    },
  },
  doubles: {
    title: 'Doubles on the wound roll',
    why: 'Cards speak of exceptional wounds, which a double brings; what they do is in none of our sources. The example reads a double like any roll.',
    values: {
      none: ['Read like any roll', 'A double changes nothing.'],
      'at-least': ['A result at least', 'Double 1 nothing, 2 stunned, 3 light, 4 serious, 5 critical, 6 killed, if the table says less.'],
    },
  },
  'charge-power': {
    title: 'Charging somebody bigger',
    why: 'Cards compare the Power of both sides in a charge. The rule they are exceptions to is not in our sources.',
    values: {
      'spares-bigger': ['The bigger one is spared', 'No penalty for a target whose Power is higher.'],
      always: ['Always a penalty', 'Every target has INI, ATT and DEF −1.'],
    },
  },
  'bestial-charge': {
    title: 'Bestial charge',
    why: 'Cards name the skill; what it does is in none of our sources.',
    values: {
      nothing: ['Nothing', 'The skill is shown only.'],
      'one-die': ['One combat die', 'In the combat after a charge the bearer has one die more.'],
    },
  },
  'pursuit-distance': {
    title: 'How far a pursuit goes',
    why: 'The paragraph on pursuit (VII-D) is lost to us. Half of the movement is remembered, not read.',
    values: {
      half: ['Half of the movement', 'Up to half of MOU, flying or not.'],
      full: ['The whole movement', 'Up to the whole of MOU.'],
    },
  },
  'pursuit-contact': {
    title: 'Pursuing an enemy one touches already',
    why: 'A pursuit goes up to so far, and chapter 9 speaks of newcomers to a melee. A fighter who has killed his opponents may still touch somebody whom a friend fights: whether he may join in without going anywhere is not said.',
    values: {
      'any-enemy': ['He may join in', 'Any enemy may be pursued, even by a move of no length: that combat is cut anew with him.'],
      'new-enemy': ['Only somebody new', 'A pursuit leads to an enemy whom the fighter did not touch, or to nobody.'],
    },
  },
  pursuers: {
    title: 'Who pursues after several against one',
    why: 'A fighter who kills all its opponents may pursue. Of several against one, only one has struck the deadly blow.',
    values: {
      'the-killer': ['Only the killer', 'The one who struck the deadly blow.'],
      'every-survivor': ['All who are left', 'Everybody of the winning side in this combat.'],
    },
  },
  rounds: {
    title: 'Rounds of a skirmish',
    why: 'No source sets an end to a skirmish. We set one, so that every match ends.',
    values: {
      '6': ['6 rounds', 'The skirmish ends after round 6.'],
      '4': ['4 rounds', 'The skirmish ends after round 4.'],
      '8': ['8 rounds', 'The skirmish ends after round 8.'],
    },
  },
  winner: {
    title: 'Who has won',
    why: 'No source names the winner of a match in which both sides still stand.',
    values: {
      'value-left': ['By strategic value', 'In a skirmish the side with more left, in a combat phase the side that lost less.'],
      'last-side': ['Only the last side', 'While both sides stand, the match is drawn.'],
    },
  },
  zone: {
    title: 'Depth of the deployment zone',
    why: 'How figures are set up is not in our sources: the strip along the edge is ours.',
    values: {
      '15': ['15 cm', 'Up to 15 cm from the edge.'],
      '10': ['10 cm', 'Up to 10 cm from the edge.'],
      '20': ['20 cm', 'Up to 20 cm from the edge.'],
    },
  },
  reserve: {
    title: 'Cards in reserve',
    why: 'A player may set some cards aside and play them later. That two may wait is remembered, not read.',
    values: {
      '2': ['Two cards', 'Up to two cards wait.'],
      '1': ['One card', 'One card waits at most.'],
      '0': ['No reserve', 'Cards are played in their order.'],
    },
  },
  'assaults-first': {
    title: 'Assaults before other moves',
    why: 'The starter booklet has moves into contact come before the other actions of an activation; it is not the text we play.',
    values: {
      yes: ['Assaults first', 'Once a figure of the card has moved otherwise, none of them may assault.'],
      no: ['In any order', 'The figures of a card act as their player wishes.'],
    },
  },
  disengage: {
    title: 'Breaking contact',
    why: 'That it takes an Initiative test is known; the difficulty is not. Each further enemy in contact adds 2.',
    values: {
      '6': ['Difficulty 6', 'Initiative test against 6.'],
      '8': ['Difficulty 8', 'Initiative test against 8.'],
      forbidden: ['Not at all', 'Whoever touches an enemy stays.'],
    },
  },
  'after-leaving': {
    title: 'After breaking contact',
    why: 'The sources let a figure leave by its test; whether it may then assault somebody else, or take off, they do not say.',
    values: {
      moves: ['It moves', 'Whoever has broken contact moves, in contact with nobody.'],
      anything: [
        'It does anything',
        'Whoever has broken contact acts as if it had touched nobody, but assaults none of those it has left.',
      ],
    },
  },
  levels: {
    title: 'Changing level',
    why: 'How a flyer changes its level in an activation is in none of our sources.',
    values: {
      one: ['One level', 'Up or down by one.'],
      any: ['Any level', 'From any level to any other.'],
    },
  },
  'critical-charge': {
    title: 'Critical wounds and running',
    why: 'Some remember that a fighter with a critical wound neither runs nor charges; chapter 9 does not say so.',
    values: {
      allowed: ['May run and charge', 'Only the penalties of the wound hold.'],
      forbidden: ['Walks only', 'No running, no charge, no dive.'],
    },
  },
  fear: {
    title: 'Fear',
    why: 'Chapter 9 leaves fear to another chapter, which we know from cards only.',
    values: {
      tested: ['Courage tests', 'Whoever meets a higher fear in an assault tests Courage, or is in rout.'],
      ignored: ['Ignored', 'Nobody tests Courage.'],
    },
  },
  rally: {
    title: 'Difficulty of rallying',
    why: 'Those in rout test Courage after the combat phase; against what, none of our sources says.',
    values: {
      '5': ['Difficulty 5', 'Courage test against 5.'],
      '6': ['Difficulty 6', 'Courage test against 6.'],
      '7': ['Difficulty 7', 'Courage test against 7.'],
    },
  },
};
