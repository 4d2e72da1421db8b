/** What `monster-turns` says, in both languages. */
import type { Lang } from '../../lang.ts';

const en = {
  about: 'plays the monster turns of a file and compares every legal outcome',
  after: `
The file holds Gloomhaven monsters on small maps (docs/monster-turns.md). Sight between hexes is compared where the file gives it.

Examples:
  escarmouche monster-turns my-cases.yaml
  escarmouche monster-turns my-cases.json --json

Exit status 1 where an outcome, a focus or a line of sight differs, 2 where the file is malformed.`,
  whyOption: 'explains the case of this number: every candidate, and the criterion at which it lost',
  argument: 'a file of monster turns (JSON or YAML)',
  running: (done: number, all: number) => `${done} of ${all} cases`,
  line: (file: string, equal: number, cases: number) => `${file}: ${equal} of ${cases} cases come out the same`,
  differs: (n: number) => `case ${n} differs`,
  outcomes: (expected: string, got: string) => `outcomes: expected ${expected}, got ${got}`,
  focus: (expected: string, got: string) => `focus: expected ${expected}, got ${got}`,
  sight: (n: number, from: string, to: string, clear: boolean) =>
    `case ${n}: ${from} ${clear ? 'sees' : 'does not see'} ${to}, and the file says otherwise`,
  disputed: (n: number, from: string, to: string, reason: string, rule: string) =>
    `case ${n}, ${from} and ${to}, read otherwise: ${reason} (${rule})`,
};

const fr: typeof en = {
  about: "joue les tours de monstre d'un fichier et compare chaque issue légale",
  after: `
Le fichier contient des monstres de Gloomhaven sur de petites cartes (docs/monster-turns.md). Les lignes de vue sont comparées là où le fichier les donne.

Exemples :
  escarmouche monster-turns mes-cas.yaml
  escarmouche monster-turns mes-cas.json --json

Code de sortie 1 si une issue, une cible prioritaire ou une ligne de vue diffère, 2 si le fichier est mal formé.`,
  whyOption: "explique le cas de ce numéro : chaque candidat, et le critère qui l'écarte",
  argument: 'un fichier de tours de monstre (JSON ou YAML)',
  running: (done, all) => `${done} cas sur ${all}`,
  line: (file, equal, cases) => `${file} : ${equal} cas sur ${cases} donnent la même chose`,
  differs: (n) => `le cas ${n} diffère`,
  outcomes: (expected, got) => `issues : attendu ${expected}, obtenu ${got}`,
  focus: (expected, got) => `cible prioritaire : attendu ${expected}, obtenu ${got}`,
  sight: (n, from, to, clear) => `cas ${n} : ${from} ${clear ? 'voit' : 'ne voit pas'} ${to}, et le fichier dit le contraire`,
  disputed: (n, from, to, reason, rule) => `cas ${n}, ${from} et ${to}, lus autrement : ${reason} (${rule})`,
};

export const TURNS_TEXTS: Readonly<Record<Lang, typeof en>> = { en, fr };
