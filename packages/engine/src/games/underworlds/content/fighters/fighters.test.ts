import { describe, expect, it } from 'vitest';
import { paragraph } from '../../rulebook/index.ts';
import { ABILITIES, type AttackAction, FIGHTERS, type Fighter, type FighterSide, findFighter, WARBAND_NAMES, WARBANDS } from '../index.ts';

const ALL: readonly Fighter[] = Object.values(FIGHTERS).flat();
const LETTER = { hammer: 'H', swords: 'S', focus: 'F', channel: 'C' } as const;
const DEFENCE = { shield: 'B', dodge: 'D', both: 'BD' } as const;

/** `1 H2 3` with what the attack has besides. */
function attackLine({ range, symbol, dice, damage, traits }: AttackAction): string {
  const marks = [
    traits.cleave === undefined ? '' : ` cleave:${traits.cleave}`,
    traits.knockback === undefined ? '' : ` knockback${traits.knockback.n}:${traits.knockback.when}`,
    traits.allAdjacent ? ' all' : '',
    traits.criticalDamage === undefined ? '' : ` critical+${traits.criticalDamage}`,
    traits.reroll === undefined ? '' : ` reroll${traits.reroll}`,
    traits.spell ? ' spell' : '',
  ];
  return `${range} ${LETTER[symbol]}${dice} ${damage}${marks.join('')}`;
}

/** `4/D1/4; 1 H2 2`. */
function line({ move, defence, wounds, attacks }: FighterSide): string {
  return [`${move}/${DEFENCE[defence.symbol]}${defence.dice}/${wounds}`, ...attacks.map(attackLine)].join('; ');
}

/** Every fighter as its card has it: plain side, Inspired side. */
const PRINTED: readonly [string, string, string][] = [
  ['garrek', '4/D1/4; 1 H2 2', '5/D1/4; 1 H2 3'],
  ['karsus', '4/D1/3; 2 S3 1; 1 S3 2', '5/D1/3; 2 S3 2; 1 S2 2 all'],
  ['saek', '4/D1/3; 1 H2 3', '5/D1/3; 1 H2 3 cleave:always'],
  ['targor', '4/D1/2; 1 S2 1', '5/D1/2; 1 S3 2'],
  ['arnulf', '4/D1/2; 1 S2 1 critical+1', '5/D1/2; 1 S3 1 critical+1'],
  ['steelheart', '3/B1/4; 1 H2 3', '3/B2/4; 1 H2 3; 1 H2 2 all'],
  ['angharad', '3/B1/4; 1 H3 2', '3/B2/4; 1 H3 2; 1 H2 1'],
  ['obryn', '3/B1/4; 1 H2 3 knockback1:always', '3/B2/4; 1 H2 3 knockback1:always; 1 H2 3 cleave:always'],
  ['warden', '2/D1/4; 2 H2 2', '3/D1/4; 2 H3 3'],
  ['prince-of-dust', '2/D1/3; 1 H2 1 knockback1:always', '3/D1/3; 1 H3 2 knockback1:always'],
  ['harvester', '2/D1/3; 1 S2 2 all', '3/D1/3; 1 S3 2 all'],
  ['champion', '2/D1/3; 1 H2 2 cleave:always', '3/D1/3; 1 H3 2 cleave:always'],
  ['petitioner-1', '2/D1/2; 1 S2 1', '3/D1/2; 1 S3 1'],
  ['petitioner-2', '2/D1/2; 1 S2 1', '3/D1/2; 1 S3 1'],
  ['petitioner-3', '2/D1/2; 1 S2 1', '3/D1/2; 1 S3 1'],
  ['gurzag', '3/B1/5; 1 H2 3', '3/B1/5; 1 H2 3 reroll1'],
  ['bonekutta', '3/B1/4; 1 H2 2', '3/B1/4; 1 H2 3'],
  ['basha', '3/B1/4; 1 S2 1 knockback1:critical-hit', '3/B1/4; 1 S3 2 knockback1:critical-hit'],
  ['hakka', '3/B1/4; 1 S2 1 cleave:critical-rolled', '3/B1/4; 1 S3 2 cleave:critical-rolled'],
  ['skritch', '5/D1/4; 2 H2 2 cleave:critical-rolled', '5/D2/4; 2 H2 3 cleave:critical-rolled'],
  ['krrk', '5/B1/3; 1 H2 2', '5/B2/3; 1 H2 2'],
  ['lurking-skaven', '5/D2/2; 1 S2 1', '5/D2/2; 1 S3 1'],
  ['hungering-skaven', '5/D1/2; 1 H1 1', '5/D2/2; 1 H2 1'],
  ['festering-skaven', '5/D1/2; 1 S2 1', '5/D2/2; 1 S3 1'],
  ['stormsire', '3/B1/4; 2 H2 2; 3 F0 1 spell', '3/B2/4; 2 H2 2; 3 F0 2 spell'],
  ['ammis', '3/B1/4; 1 H2 2 knockback1:always; 1 S3 2', '3/BD1/4; 1 H3 3 knockback1:always'],
  ['rastus', '3/B1/4; 1 H2 2; 1 H2 1 cleave:always', '3/BD1/4; 1 H3 2 cleave:always'],
  ['briar-queen', '3/D2/4; 2 S3 2', '4/D2/4; 2 S3 3'],
  ['varclav', '3/D2/4; 1 H2 2', '4/D2/4; 1 H2 3'],
  ['ever-hanged', '4/D1/3; 1 H2 2', '4/D2/3; 1 H2 2 cleave:always'],
  ['chainrasp-1', '3/D1/2; 1 H1 1', '4/D2/2; 1 H2 1 cleave:always'],
  ['chainrasp-2', '3/D1/2; 1 S2 1', '4/D2/2; 1 S3 1 knockback1:always'],
  ['chainrasp-3', '3/D1/2; 1 S1 2', '4/D2/2; 1 S2 2'],
  ['chainrasp-4', '3/D1/2; 1 S1 2', '4/D2/2; 1 S2 2'],
  ['zarbag', '3/D2/3; 1 S3 2', '4/D2/3; 1 S3 2 cleave:always'],
  ['drizgit', '3/B1/3; 1 H2 2', '4/B1/3; 1 H3 2'],
  ['bonekrakka', '3/D1/2; 1 H2 2', '3/D2/2; 1 H3 2 cleave:always'],
  ['gobbaluk', '3/D1/2; 1 H2 2', '3/D2/2; 1 H3 2 cleave:always'],
  ['snirk', '2/D1/3; 1 S1 3', '0/D3/3'],
  ['prog', '3/D1/2; 1 H2 1', '4/D2/2; 1 H3 1'],
  ['stikkit', '3/D1/2; 3 S2 1', '4/D2/2; 3 S2 1'],
  ['redkap', '3/D1/2; 3 S2 1', '4/D2/2; 3 S2 1'],
  ['dibbz', '3/D1/2; 3 S2 1', '4/D2/2; 3 S2 1'],
];

describe('fighters', () => {
  it('are those of the cards, in their order', () => {
    expect(ALL.map((fighter) => fighter.id)).toEqual(PRINTED.map(([id]) => id));
    expect(WARBANDS.map((warband) => FIGHTERS[warband].length)).toEqual([5, 3, 7, 4, 5, 3, 7, 9]);
  });

  it.each(PRINTED)('%s has the numbers of its card', (id, uninspired, inspired) => {
    const fighter = findFighter(id) as Fighter;
    expect(line(fighter.uninspired)).toBe(uninspired);
    expect(line(fighter.inspired)).toBe(inspired);
  });

  it.each(WARBANDS)('%s has one leader and fighters of its own', (warband) => {
    expect(FIGHTERS[warband].filter((fighter) => fighter.leader)).toEqual([FIGHTERS[warband][0]]);
    for (const fighter of FIGHTERS[warband]) expect(fighter.warband, fighter.id).toBe(warband);
    expect(WARBAND_NAMES[warband].en).not.toBe(WARBAND_NAMES[warband].fr);
  });

  it('have texts in both languages, and attacks with names', () => {
    for (const { id, names, text, uninspired, inspired } of ALL) {
      for (const both of [names, text, ...uninspired.attacks.map((a) => a.names), ...inspired.attacks.map((a) => a.names)]) {
        for (const words of [both.en, both.fr]) {
          expect(words.trim(), id).toBe(words);
          expect(words.length, id).toBeGreaterThan(0);
        }
      }
      expect(text.en, id).not.toBe(text.fr);
      for (const side of [uninspired, inspired]) {
        const attacks = side.attacks.map((attack) => attack.id);
        expect(new Set(attacks).size, id).toBe(attacks.length);
      }
    }
    expect(findFighter('nobody')).toBeUndefined();
  });

  it('are wizards of the level they have', () => {
    const wizards = ALL.filter((fighter) => fighter.wizard !== undefined).map((fighter) => `${fighter.id} ${fighter.wizard}`);
    expect(wizards).toEqual(['stormsire 2', 'ammis 1', 'rastus 1', 'briar-queen 2', 'zarbag 2']);
  });

  it('are of the kinds that cards name', () => {
    const kind = (name: string): number => ALL.filter((fighter) => fighter.kinds.includes(name)).length;
    expect([kind('petitioner'), kind('chainrasp'), kind('squig'), kind('archer')]).toEqual([3, 5, 2, 3]);
  });

  it('have abilities with a paragraph each, and none without a bearer', () => {
    const used = new Set(ALL.flatMap(({ abilities }) => [...abilities.uninspired, ...abilities.inspired]));
    expect([...used].sort()).toEqual(ABILITIES.map((ability) => ability.id).sort());
    for (const ability of ABILITIES) expect(paragraph(`wu:ability.${ability.id}`)?.text, ability.id).toEqual(ability.text);
    expect(findFighter('snirk')?.abilities).toEqual({ uninspired: ['scurry', 'snirk-loose'], inspired: ['snirk-whirl', 'snirk-unsteady'] });
    expect(findFighter('warden')?.abilities.inspired).toEqual(['warden-return', 'warden-command']);
  });
});
