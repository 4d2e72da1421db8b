/** Confrontation on the command line. */
import {
  CHOICES,
  CONFRONTATION_ODDS,
  CONFRONTATION_OWN,
  confrontationSituations,
  FORCES,
  findForce,
  MODES,
  PROFILES,
  type Profile,
  RULEBOOK,
  readySetup,
  type Setup,
  type Situation,
  type State,
  type Table,
  type View,
} from '@escarmouche/engine/confrontation';
import { hasRuling } from '@escarmouche/engine/core';
import { confrontationFiles, readProfiles, readWoundTable } from '@escarmouche/files/confrontation';
import { confrontationContent } from '@escarmouche/files/confrontation/content';
import { FileFault } from '@escarmouche/files/open';
import { type Naming, wordsFor } from '@escarmouche/words/confrontation';
import { CliFault, readText } from '../io.ts';
import type { Lang } from '../lang.ts';
import { confrontationEntry } from './confrontation/entry.ts';
import type { CliGame } from './game.ts';
import { rulingsOf } from './rulings-of.ts';
import { spoken } from './spoken.ts';
import { knownChoices, twoParties } from './wishes.ts';

const { usual, takes } = confrontationEntry;

/** Reads a file of one's own: what the game finds in it is said in the language spoken. */
function own<X>(read: (text: string, name: string) => X, file: string, lang: Lang): X {
  try {
    return read(readText(file), file);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const words = wordsFor(lang);
    throw new CliFault(() => error.problems.map((p) => words.file(p, { fault: (say) => words.fault(say) })));
  }
}

/** The fighters of a party: those of a ready-made force, or profiles joined by `+`. */
function fightersOf(party: string, profiles: readonly Profile[]): readonly string[] {
  const force = findForce(party);
  if (force !== undefined) return force.profiles;
  const ids = party.split('+').map((id) => id.trim());
  const strange = ids.find((id) => !profiles.some((p) => p.id === id));
  if (strange === undefined) return ids;
  const known = ids.length > 1 ? profiles : FORCES;
  throw new CliFault((t) =>
    t.faults.oneOf(
      '--parties',
      known.map((x) => x.id),
      strange,
    ),
  );
}

export const confrontationGame: CliGame<Setup, Table, State, View, Situation> = {
  situations: confrontationSituations,
  odds: CONFRONTATION_ODDS,
  content: confrontationContent,
  files: confrontationFiles,
  rulings: rulingsOf('confrontation'),
  entries: RULEBOOK.filter((p) => hasRuling(p)).map((p) => p.id),
  usual,
  takes,
  ready: { parties: FORCES.map((f) => f.id), maps: [], kinds: ['parties', 'figures'] },
  setupFor(wishes, lang) {
    const parties = twoParties(wishes.parties, usual.parties);
    knownChoices(CHOICES, wishes.choices);
    const mode = MODES.find((m) => m === (wishes.mode ?? usual.mode));
    if (mode === undefined) throw new CliFault((t) => t.faults.oneOf('--mode', MODES, wishes.mode ?? ''));
    const profiles = wishes.profiles === undefined ? [] : own(readProfiles, wishes.profiles, lang);
    const wounds = wishes.wounds === undefined ? undefined : own(readWoundTable, wishes.wounds, lang);
    const files = { profiles, ...(wounds === undefined ? {} : { wounds }) };
    const { content } = CONFRONTATION_OWN.bring(
      { mode, seats: [], ...(profiles.length > 0 || wounds !== undefined ? { content: files } : {}) },
      wishes.own ?? {},
    );
    const known = [...(content?.profiles ?? []), ...PROFILES];
    const forces = [fightersOf(parties[0], known), fightersOf(parties[1], known)] as const;
    return { ...readySetup(mode, forces, content), choices: wishes.choices };
  },
  ...spoken<Naming>(wordsFor),
};
