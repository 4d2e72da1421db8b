import { describe, expect, it } from 'vitest';
import { paragraph } from '../rulebook/index.ts';
import {
  ARMIES,
  FORCES,
  findArmy,
  findForce,
  findProfile,
  type Names,
  NEEDED,
  PROFILES,
  type Profile,
  SKILL_MOMENTS,
  SKILLS,
  STATS,
  STRENGTHS,
  type Stat,
  skillNamed,
  statOf,
} from './index.ts';

const profile = (id: string): Profile => findProfile(id) as Profile;
const value = (id: string): number => PROFILES.filter((p) => p.id === id).reduce((_n, p) => statOf(p, 'PA') ?? 0, 0);

function expectNames(names: Names, where: string): void {
  for (const text of [names.en, names.fr]) {
    expect(text.trim(), where).toBe(text);
    expect(text.length, where).toBeGreaterThan(0);
  }
}

describe('skills', () => {
  it('have each an id of their own, a name and a text in both languages, and a paragraph', () => {
    expect(new Set(SKILLS.map((s) => s.id)).size).toBe(SKILLS.length);
    for (const skill of SKILLS) {
      expectNames(skill.names, skill.id);
      expectNames(skill.text, skill.id);
      expect(skillNamed(skill.id)).toBe(skill);
      expect(paragraph(skill.rule)?.text, skill.id).toEqual(skill.text);
    }
    expect(skillNamed('levitation')).toBeUndefined();
  });

  it('add to characteristics at known moments, by their number only where they have one', () => {
    for (const { id, x, adds, dice } of SKILLS) {
      if (dice === 'x') expect(x, id).toBe('number');
      if (adds === undefined) continue;
      expect(SKILL_MOMENTS, id).toContain(adds.when);
      for (const [stat, n] of Object.entries(adds.stats)) {
        expect(STATS, id).toContain(stat);
        if (n === 'x') expect(x, id).toBe('number');
      }
    }
  });

  it('that nothing plays are said so in their text', () => {
    for (const skill of SKILLS) expect(skill.text.en.endsWith('Shown, not played.'), skill.id).toBe(!skill.played);
  });
});

describe('profiles', () => {
  it('have each an id of their own, names and an army', () => {
    expect(new Set(PROFILES.map((p) => p.id)).size).toBe(PROFILES.length);
    for (const p of PROFILES) {
      expectNames(p.names, p.id);
      expect(findArmy(p.army), p.id).toBeDefined();
      expect(findProfile(p.id)).toBe(p);
      for (const remark of p.remarks ?? []) expectNames(remark, p.id);
      expect(p.from.length, p.id).toBeGreaterThan(0);
    }
    expect(findProfile('nobody')).toBeUndefined();
    for (const army of ARMIES)
      expect(
        PROFILES.some((p) => p.army === army.id),
        army.id,
      ).toBe(true);
  });

  it('can all fight, and meet fear', () => {
    for (const p of PROFILES) {
      for (const stat of NEEDED) expect(statOf(p, stat), `${p.id} ${stat}`).not.toBeNull();
      expect(statOf(p, 'COU') ?? statOf(p, 'PEUR'), p.id).not.toBeNull();
    }
  });

  it('keep what is printed apart from what is ours', () => {
    const guard = profile('praetorian-guard');
    expect(statOf(guard, 'RES')).toBe(11);
    expect(statOf(guard, 'DIS')).toBe(guard.ours?.DIS);
    expect(statOf(guard, 'TIR')).toBeNull();
    expect(statOf(guard, 'FLY')).toBeNull();
    for (const p of PROFILES.filter((q) => q.army === 'training')) {
      expect(p.standing).toBe('ours');
      expect(p.ours).toBeUndefined();
    }
    for (const p of PROFILES) for (const stat of p.doubtful ?? []) expect(typeof p.values[stat], `${p.id} ${stat}`).toBe('number');
  });

  it.each<[string, Partial<Record<Stat, number>>]>([
    ['praetorian-guard', { INI: 3, ATT: 5, FOR: 8, DEF: 5, RES: 11, PA: 45 }],
    ['dirz-clone', { INI: 2, ATT: 3, FOR: 4, DEF: 2, RES: 5 }],
    ['dawn-warrior', { INI: 3, ATT: 3, FOR: 7, RES: 7, PA: 22 }],
    ['royal-guard', { INI: 4 }],
    ['swordplayer', { PA: 13 }],
    ['arkeon-sanath', { PA: 91 }],
    ['thermo-priest', { DEF: 4 }],
    ['goblin-ashigaru', { ATT: 2 }],
  ])('%s is as the sums of chapter 9 need it', (id, values) => {
    expect(profile(id).values).toMatchObject(values);
  });

  it('place their dice in the orders that chapter 9 tells', () => {
    // IX-C-3.ex1, IX-C-3.ex2, IX-F.ex3 and IX-F.ex4, IX-E-5.ex1.
    expect(value('swordplayer')).toBeLessThan(value('dawn-warrior'));
    expect(value('dirz-clone')).toBeLessThan(value('dawn-warrior'));
    expect(value('dawn-warrior')).toBeLessThan(value('praetorian-guard'));
    expect(value('praetorian-guard')).toBeLessThan(value('arkeon-sanath'));
    expect(value('goblin-ashigaru')).toBeLessThan(value('thermo-priest'));
    expect(profile('arkeon-sanath').role).toBeUndefined();
    expect(profile('thermo-priest')).toMatchObject({ role: 'faithful', skills: [{ skill: 'warrior-monk' }] });
  });
});

describe('forces', () => {
  it.each(FORCES.map((f) => [f.id, f] as const))('%s is a few fighters of its army, for the usual total', (id, force) => {
    expect(findForce(id)).toBe(force);
    expectNames(force.names, id);
    expect(STRENGTHS).toContain(force.strength);
    expect(force.profiles.length).toBeGreaterThanOrEqual(2);
    expect(force.profiles.length).toBeLessThanOrEqual(9);
    for (const p of force.profiles) expect(findProfile(p)?.army, p).toBe(force.army);
    expect(force.profiles.reduce((sum, p) => sum + value(p), 0)).toBeLessThanOrEqual(250);
  });

  it('differ from each other, and are some of each strength', () => {
    expect(new Set(FORCES.map((f) => f.profiles.join())).size).toBe(FORCES.length);
    for (const strength of STRENGTHS) expect(FORCES.filter((f) => f.strength === strength).length, strength).toBeGreaterThan(4);
  });

  it('has two or more for the armies of chapter 9', () => {
    for (const army of ['lion', 'griffin', 'scorpion', 'orcs', 'goblins', 'dwarves', 'training'])
      expect(FORCES.filter((f) => f.army === army).length, army).toBeGreaterThanOrEqual(2);
    expect(new Set(FORCES.map((f) => f.id)).size).toBe(FORCES.length);
    expect(findForce('none')).toBeUndefined();
  });
});
