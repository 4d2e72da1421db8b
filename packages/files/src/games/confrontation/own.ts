/**
 * Profiles and wound tables of one's own, as their owners write them: what is left out of a profile and can be, is filled in,
 * and a characteristic nobody knows stays unknown. docs/profiles.md describes both files.
 */
import {
  CONFRONTATION_OWN,
  checkProfile,
  checkWoundTable,
  type OwnTable,
  ownTableOf,
  type Profile,
  type WoundTable,
  woundTableOf,
} from '@escarmouche/engine/confrontation';
import { type GameFault, gameFault } from '@escarmouche/engine/core';
import { checked } from '../../check.ts';
import { say } from '../../fault.ts';
import { z } from '../../schema/basics.ts';
import { faultsOf, offsetOf, type Placed, pathOf, type Step, stepsOf, type Tree, withinLimits } from '../../tree.ts';
import { writtenYaml } from '../../written.ts';
import { readYamlOrJson } from '../../yaml.ts';
import type { OwnFiles } from '../game.ts';
import { ownProfile, ownProfiles, ownTable } from './content.ts';

/** Characters of a file: two hundred profiles at length have half of that. */
const LONGEST = 400_000;

/** What a file's name says without its folder. */
function lastPart(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).slice(0, 200);
}

/** Lets the game look at data it has been made of. @returns what it finds first, and where in the file; null where all is well */
function lookedAt(look: () => void, tree: Tree, what: 'playable-profile' | 'playable-table', within: readonly Step[]): Placed | null {
  try {
    look();
    return null;
  } catch (error) {
    const fault = gameFault(error);
    if (fault?.at === undefined) throw error;
    const steps = [...within, ...stepsOf(fault.at)];
    const { line } = fault;
    // The place stands before the line already.
    const found: GameFault = { ...fault, line: line.startsWith(`${fault.at}: `) ? line.slice(fault.at.length + 2) : line };
    return { at: offsetOf(tree, steps), expected: say(what), found, path: pathOf(steps) };
  }
}

type Written = ReturnType<typeof ownProfile.parse>;

/** `master-strike/2` and `immunity/legs` as cards print them, or at length. */
function skillOf(written: Written['skills'][number]): Profile['skills'][number] {
  if (typeof written !== 'string') return written;
  const at = written.indexOf('/');
  if (at < 0) return { skill: written };
  const skill = written.slice(0, at);
  const after = written.slice(at + 1);
  return /^\d+$/.test(after) ? { skill, x: Number(after) } : { skill, to: after };
}

function profileOf({ names, skills, ...rest }: Written, file: string): Profile {
  const { army = 'own', standing = 'sure', perCard = 1, from = lastPart(file), ...written } = rest;
  return {
    ...written,
    names,
    army,
    standing,
    skills: skills.map(skillOf),
    perCard,
    from,
  };
}

/**
 * Reads a file of profiles in YAML or JSON: `profiles: [ ... ]`, or one profile by itself.
 * @throws FileFault, and nothing else, where it is not one, or a profile breaks a rule.
 */
export function readProfiles(text: string, name: string): readonly Profile[] {
  const tree = readYamlOrJson(withinLimits(text, name, LONGEST), name);
  const { value } = tree;
  const one = typeof value === 'object' && value !== null && Object.hasOwn(value, 'id');
  const written = one
    ? [checked(ownProfile, tree, name)]
    : checked(ownProfiles, tree, name, { called: 'profiles', fields: ['profiles', 'id'] }).profiles;
  const faults: Placed[] = [];
  const seen = new Set<string>();
  const profiles = written.map((w, i) => {
    const within = one ? [] : ['profiles', i];
    const profile = profileOf(w, name);
    const wrong = lookedAt(() => checkProfile(profile, ''), tree, 'playable-profile', within);
    if (wrong !== null) faults.push(wrong);
    const path = [...within, 'id'];
    if (seen.has(w.id))
      faults.push({
        at: offsetOf(tree, path),
        path: pathOf(path),
        expected: say('each-id-once'),
        found: say('again', { text: JSON.stringify(w.id) }),
      });
    seen.add(w.id);
    return profile;
  });
  if (faults.length > 0) throw faultsOf(tree.text, name, faults);
  return profiles;
}

/** Fields that have a line for each part. */
const APART: ReadonlySet<string> = new Set(['names', 'remarks']);

/** Writes profiles as a file, one after another. */
export function writeProfiles(profiles: readonly Profile[]): string {
  return writtenYaml({ profiles }, APART);
}

/**
 * Reads a wound table in YAML or JSON: for each row the results of the five locations.
 * @throws FileFault, and nothing else, where it is not one.
 */
function readOwnTable(text: string, name: string): OwnTable {
  const tree = readYamlOrJson(withinLimits(text, name, LONGEST), name);
  const written = checked(ownTable, tree, name, { called: 'a-wound-table', fields: ['rows'] });
  const table: OwnTable = { from: lastPart(name), ...written };
  const wrong = lookedAt(() => checkWoundTable(woundTableOf(table), ''), tree, 'playable-table', []);
  if (wrong !== null) throw faultsOf(tree.text, name, [wrong]);
  return table;
}

/**
 * Reads a wound table in YAML or JSON: for each row the results of the five locations. A cell called `unknown` is taken from
 * the table of the game, and stays as unsure as it is there.
 * @throws FileFault, and nothing else, where it is not one.
 */
export function readWoundTable(text: string, name: string): WoundTable {
  return woundTableOf(readOwnTable(text, name));
}

/** Writes a wound table as a file: a word for each cell that is as sure as the first, and the others at length. */
export function writeWoundTable(table: WoundTable): string {
  return writtenYaml(ownTableOf(table), APART);
}

const { profiles, wounds } = CONFRONTATION_OWN.kinds;

/** What packs hold for this game, and files of profiles alone or of a wound table. */
export const confrontationOwn: OwnFiles = {
  profiles: {
    kind: profiles,
    schema: z.pipe(
      ownProfile,
      z.transform((written) => profileOf(written, written.names.en)),
    ),
    alone: { isOne: (file) => Object.hasOwn(file, 'profiles') || Object.hasOwn(file, 'values'), read: readProfiles },
  },
  wounds: {
    kind: wounds,
    schema: ownTable,
    // Boards and maps have rows as well, which are lists.
    alone: {
      isOne: (file) => Object.hasOwn(file, 'rows') && typeof file.rows === 'object' && !Array.isArray(file.rows),
      read: (text, name) => [readOwnTable(text, name)],
    },
  },
};
