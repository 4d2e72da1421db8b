/** The named options of the game: what is left open, why, and what each reading changes at the table. */
import type { Choices } from '@escarmouche/engine/underworlds';
import type { WordsOfChoices } from '../../../resources.ts';

export const choices: WordsOfChoices<Choices> = {
  'roll-off': {
    title: 'What wins a roll-off',
    why: 'Four dice each, most criticals: that much is known. Which dice, and what parts equal criticals, no source says. We roll attack dice.',
    values: {
      criticals: ['Criticals alone', 'Where both have as many, both roll again.'],
      'criticals-then-hammers': ['Criticals, then hammers', 'Where both have as many criticals, more hammers win; then both roll again.'],
    },
  },
  joining: {
    title: 'What touches where boards meet',
    why: 'Three complete hexes must touch. Whether hexes made of two halves at the join count among them is not said.',
    values: {
      across: ['Complete hexes only', 'A complete hex of one board against a complete hex of the other: twelve ways to join.'],
      middle: ['Hexes at the join as well', 'What two halves make counts too: twenty-two ways to join.'],
    },
  },
  'deploy-first': {
    title: 'Who sets up the first fighter',
    why: 'Fighters are set up by turns. Who begins is not in our sources.',
    values: {
      'roll-off-loser': ['The loser of the roll-off', 'The same player who laid the first board.'],
      'roll-off-winner': ['The winner of the roll-off', 'The player who joined the boards.'],
    },
  },
  mulligan: {
    title: 'Replacing a first hand',
    why: 'That each player may replace either first hand once, as a whole, rests on one weak source.',
    values: {
      'whole-hand-each': ['Each hand once', 'All objectives, all power cards, both or neither: set aside, and as many drawn.'],
      none: ['Never', 'What was drawn is kept.'],
    },
  },
  sequencing: {
    title: 'Effects at the same moment',
    why: 'Where effects of both players fall on one moment, the commentary names a procedure without giving it. A roll-off is how it is remembered.',
    values: {
      'roll-off': ['By roll-off', 'The winner says whose effects come first.'],
      'first-player': ['By activations', 'The effects of the player with the first activation come first.'],
    },
  },
  'inspired-in-a-sweep': {
    title: 'Inspired in the middle of an attack on several',
    why: 'An attack on several enemies is so many single attacks, and a fighter may be Inspired after one of them. Whether the next is made as the other side of its card prints it, no source says.',
    values: {
      'as-declared': ['As it was declared', 'The whole Attack action has the numbers of the side that lay up when it was declared.'],
      'as-it-lies': [
        'As the card lies',
        'The next attack has the numbers of the side that lies up now: of the same name, or else in the same place.',
      ],
    },
  },
  'last-resorts': {
    title: 'Two last resorts in one Attack action',
    why: 'The commentary allows no combination of Last Chance, Last Lunge and Soultrap in one Attack action. It may speak of one moment only: a Trap after the drive back is another.',
    values: {
      'one-an-attack': ['One in an Attack action', 'Whoever has used one of the three uses none of them again before this attack is over.'],
      'one-a-trigger': ['One for each moment', 'Another moment of the same attack may be answered with another of them.'],
    },
  },
  'bolt-rebound': {
    title: 'Lightning Blast and Rebound',
    why: "Lightning Blast strikes beside the target with Obryn's critical hits. Rebound turns the damage of the attack against him; whether it turns, or ends, the Blast as well is said nowhere.",
    values: {
      strikes: ['It strikes all the same', 'Rebound turns only what the attack deals to its target.'],
      turned: ['Nobody beside is struck', 'An attack that was turned has hit nobody there.'],
    },
  },
  'held-firm': {
    title: 'Held firm, and trapped',
    why: "Furious Parry, Shield Bash, Fatal Riposte and Dead 'Ard keep a fighter from being driven back. The commentary lets them answer before anybody looks whether it is trapped; whether one that is held firm can be trapped at all is said nowhere.",
    values: {
      'not-trapped': ['Never trapped', 'Nobody looks at what lies behind one that is not driven back.'],
      'by-its-hexes': ['Trapped where no hex is free', 'What lies behind it decides, whatever keeps it where it is.'],
    },
  },
  'swift-strike-charge': {
    title: 'Swift Strike in a Charge',
    why: "A Charge ends with a target in reach of one of the fighter's attacks, and Swift Strike changes nothing about that. Whether one that a longer weapon made legal may then be fought with Swift Strike, whose push alone brings it into reach, is said nowhere.",
    values: {
      'in-reach': ['Only on a target in its reach', 'Its push may be used there, but brings nobody into reach.'],
      'by-its-push': ['Its push may bring it there', 'The Charge is legal by the other weapon, and Swift Strike is used as anywhere else.'],
    },
  },
  'last-chance-shield': {
    title: 'Last Chance and Remembered Shield',
    why: 'Last Chance looks at the Defence characteristic alone, and leaves upgrades aside. Remembered Shield is an upgrade that has its bearer defend on shields: whether it changes the characteristic itself is said nowhere.',
    values: {
      printed: ['The printed symbol', 'The upgrade is left aside like any other.'],
      replaced: ['The symbol it defends on', 'The characteristic itself has become a shield.'],
    },
  },
  'my-turn-damage': {
    title: 'What damage My Turn answers',
    why: "What a Daemonic Weapon costs its bearer counts. Whether the damage of an upgrade's reaction, such as Expendable, counts as the attack's too is left open.",
    values: {
      'in-the-course-of-it': [
        'All that comes with the attack',
        'What a reaction of an upgrade deals during the attack is answered after it.',
      ],
      'its-own': ["The attack's and the ploy's own", 'What a reaction of an upgrade deals is not answered; what a weapon costs is.'],
    },
  },
  'healing-potion': {
    title: 'How much a Healing Potion heals',
    why: 'On a shield or a critical it heals two wound tokens by one of our sources, up to two by the other. "Up to" leaves the number to the player where hexes are counted.',
    values: {
      two: ['Two', 'Both tokens go, or the only one.'],
      'up-to-two': ['Up to two', 'Its player says how many go: two, one or none.'],
    },
  },
  'gitz-glory': {
    title: "What glory inspires Zarbag's Gitz",
    why: 'Three glory inspire them. Whether glory that has been spent still counts is not in our sources.',
    values: {
      all: ['All of it', 'Spent glory counts as well.'],
      unspent: ['Unspent glory', 'Only glory that can still be spent counts.'],
    },
  },
  'power-step-first': {
    title: 'Who begins a power step',
    why: 'For reactions the commentary says who goes first. For the power step it does not, and both readings are met.',
    values: {
      'just-activated': ['Whose activation it was', 'The player whose activation has just ended plays first.'],
      'next-to-activate': ['Whose activation comes', 'The player with the next activation plays first, as with reactions.'],
    },
  },
  'last-power-step': {
    title: "For the next activation, in a round's last power step",
    why: 'What is played for the next activation in the last power step of a round has no activation left in it. The commentary has No Time last into the next round; of the other cards, and of what a Barbed Net did last, nothing is said.',
    values: {
      waits: ['It waits', 'The next activation is the first one of the next round.'],
      lost: ['It is lost', 'It ends with the action phase; No Time alone goes on.'],
    },
  },
  'guard-ends': {
    title: 'When Guard ends',
    why: 'A Guard token stays to the end of the phase. Whether a Move or a Charge takes it away before that is not in our sources.',
    values: {
      'phase-or-move': ['With a move', 'A fighter that makes a Move or a Charge is not on Guard any more.'],
      phase: ['With the phase', 'The token stays, whatever the fighter does.'],
    },
  },
  'grazing-sight': {
    title: 'Sight along an edge',
    why: 'Only blocked hexes stop sight. What of a line that runs just between two hexes, one of them blocked? No source says.',
    values: {
      both: ['Both must be blocked', 'One free side is enough to see.'],
      either: ['One is enough', 'A blocked hex on either side stops the line.'],
    },
  },
  'placed-in-lethal': {
    title: 'Placed in a lethal hex',
    why: 'A lethal hex hurts whoever moves, is pushed or is driven into it. Of being placed there the sources say nothing.',
    values: {
      harmless: ['Harmless', 'A fighter placed there suffers nothing.'],
      damage: ['1 damage', 'A fighter placed there suffers 1 damage.'],
    },
  },
  'scatter-leaves': {
    title: 'A scatter that leaves the battlefield',
    why: 'Scattering dice may lead over the edge. What becomes of the chain there is not in our sources.',
    values: {
      ends: ['The chain ends', 'A step off the battlefield is the last one.'],
      'goes-on': ['The step is lost', 'The chain stays where it is, and the next die goes on from there.'],
    },
  },
  'harmless-spell-attack': {
    title: 'A spell Attack action that hurts nobody',
    why: 'A spell Attack action beaten by the defence roll was not cast. One that won its rolls may still leave its target unhurt: Rebound turns it, Last Chance or Soultrap has its damage ignored. As an attack it has failed then; whether the spell was cast is said nowhere.',
    values: {
      cast: ['It was cast', 'The defence roll alone keeps a spell from being cast.'],
      'not-cast': ['It was not cast', 'An attack that has failed has cast nothing.'],
    },
  },
  'spell-attack-criticals': {
    title: 'Two criticals in a spell attack',
    why: 'Two criticals in a casting roll hurt the caster. Whether the roll of a spell Attack action is one of these is left open.',
    values: {
      harmless: ['Harmless', 'Only gambit spells can hurt the caster.'],
      damage: ['1 damage', 'Two criticals in a spell attack hurt the caster as well.'],
    },
  },
  'spells-without-wizard': {
    title: 'Spells without a wizard',
    why: 'Whether a warband without a wizard may have gambit spells in its deck is not in our sources. It could cast none.',
    values: {
      allowed: ['Allowed', 'They may be in the deck, and stay in hand.'],
      refused: ['Refused', 'Such a deck is refused.'],
    },
  },
};
