/** What the command for monster turns says, in both languages. */
export const monsterTurnsEn = {
  about: 'plays the monster turns of a file and compares every legal outcome',
  after: `
The file holds Gloomhaven monsters on small maps (docs/monster-turns.md). Sight between hexes is compared where the file gives it.

Examples:
escarmouche monster-turns my-cases.yaml
escarmouche monster-turns my-cases.json --json

Exit status 1 where an outcome, a focus or a line of sight differs, 2 where the file is malformed.`,
  whyOption: 'explains the case of this number: every candidate, and the criterion at which it lost',
  caseOf: (n: number) => `case ${n}`,
  noFocus: 'nobody can be attacked, however far it moves: no focus (gh:focus.7)',
  focusOf: 'candidates for the focus',
  placesFor: (focus: string) => `to attack ${focus}, from where and whom`,
  goingTo: 'too far for this turn: where it goes meanwhile',
  way: (negatives: number, steps: number) => `${steps} to go${negatives > 0 ? `, ${negatives} traps or hazards` : ''}`,
  left: (negatives: number, steps: number) => `${steps} left${negatives > 0 ? `, ${negatives} traps or hazards` : ''}`,
  near: (steps: number) => `${steps} away`,
  initiative: (n: number) => `initiative ${n}`,
  stands: 'stands',
  lost: (criterion: string, rule: string) => `out: ${criterion} (${rule})`,
  criteria: {
    negative: 'more traps or hazards on the way',
    way: 'more movement',
    proximity: 'farther from where it stands',
    initiative: 'later initiative',
    'this-turn': 'not within this turn',
    disadvantage: 'disadvantage on the focus',
    targets: 'fewer targets',
    secondary: 'further targets that rank lower',
    'secondary-disadvantage': 'more disadvantages on further targets',
    left: 'more left to go',
  } as Readonly<Record<string, string>>,
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

export const monsterTurnsFr: typeof monsterTurnsEn = {
  about: "joue les tours de monstre d'un fichier et compare chaque issue légale",
  after: `
Le fichier contient des monstres de Gloomhaven sur de petites cartes (docs/monster-turns.md). Les lignes de vue sont comparées là où le fichier les donne.

Exemples :
escarmouche monster-turns mes-cas.yaml
escarmouche monster-turns mes-cas.json --json

Code de sortie 1 si une issue, une focalisation ou une ligne de vue diffère, 2 si le fichier est mal formé.`,
  whyOption: "explique le cas de ce numéro : chaque candidat, et le critère qui l'écarte",
  caseOf: (n) => `cas ${n}`,
  noFocus: "personne ne peut être attaqué, si loin qu'il aille : pas de focalisation (gh:focus.7)",
  focusOf: 'candidats à la focalisation',
  placesFor: (focus) => `pour attaquer ${focus}, d'où et qui`,
  goingTo: "trop loin pour ce tour : où il va d'ici là",
  way: (negatives, steps) => `${steps} à parcourir${negatives > 0 ? `, ${negatives} pièges ou dangers` : ''}`,
  left: (negatives, steps) => `reste ${steps}${negatives > 0 ? `, ${negatives} pièges ou dangers` : ''}`,
  near: (steps) => `à ${steps}`,
  initiative: (n) => `initiative ${n}`,
  stands: 'reste en lice',
  lost: (criterion, rule) => `écarté : ${criterion} (${rule})`,
  criteria: {
    negative: 'plus de pièges ou de dangers en chemin',
    way: 'plus de mouvement',
    proximity: "plus loin d'où il se tient",
    initiative: 'initiative plus tardive',
    'this-turn': 'pas à portée de ce tour',
    disadvantage: 'désavantage sur la focalisation',
    targets: 'moins de cibles',
    secondary: 'cibles supplémentaires moins bien classées',
    'secondary-disadvantage': 'plus de désavantages sur les autres cibles',
    left: 'plus de chemin restant',
  },
  argument: 'un fichier de tours de monstre (JSON ou YAML)',
  running: (done, all) => `${done} cas sur ${all}`,
  line: (file, equal, cases) => `${file} : ${equal} cas sur ${cases} donnent la même chose`,
  differs: (n) => `le cas ${n} diffère`,
  outcomes: (expected, got) => `issues : attendu ${expected}, obtenu ${got}`,
  focus: (expected, got) => `focalisation : attendu ${expected}, obtenu ${got}`,
  sight: (n, from, to, clear) => `cas ${n} : ${from} ${clear ? 'voit' : 'ne voit pas'} ${to}, et le fichier dit le contraire`,
  disputed: (n, from, to, reason, rule) => `cas ${n}, ${from} et ${to}, lus autrement : ${reason} (${rule})`,
};
