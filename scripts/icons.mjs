/**
 * Takes the silhouettes that the boards show out of the icon set game-icons (CC BY 3.0), so that the app carries those alone.
 *
 *   node scripts/icons.mjs      writes packages/web/src/games/GAME/table/board/silhouettes.ts for every game below; format it afterwards
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons as set } from '@iconify-json/game-icons';
import { root } from './project.mjs';

/** For each game, what its signs are called and the icons they are. @type {Record<string, Record<string, string>>} */
const wanted = {
  wow: {
    blade: 'swordwoman',
    axe: 'battle-axe',
    viking: 'viking-head',
    hammer: 'warhammer',
    templar: 'templar-shield',
    sun: 'sunrise',
    prayer: 'prayer',
    symbol: 'holy-symbol',
    wizard: 'wizard-face',
    staff: 'wizard-staff',
    bowman: 'bowman',
    bow: 'pocket-bow',
    dagger: 'cloak-dagger',
    ninja: 'ninja-head',
    mask: 'totem-mask',
    bolt: 'lightning-storm',
    hood: 'warlock-hood',
    eye: 'warlock-eye',
    antlers: 'deer-head',
    leaf: 'oak-leaf',
    wolf: 'wolf-head',
    boar: 'boar',
    cat: 'saber-toothed-cat-head',
    imp: 'imp',
    totem: 'totem',
    head: 'totem-head',
    snake: 'snake-totem',
  },
  underworlds: {
    garrek: 'viking-helmet',
    karsus: 'breaking-chain',
    saek: 'battle-axe',
    targor: 'crossed-axes',
    arnulf: 'brutal-helm',
    petitioner: 'raise-skeleton',
    warden: 'crowned-skull',
    'prince-of-dust': 'death-skull',
    harvester: 'grim-reaper',
    champion: 'black-knight-helm',
    skritch: 'rat',
    krrk: 'barbed-spear',
    'lurking-skaven': 'cowled',
    'hungering-skaven': 'bestial-fangs',
    'festering-skaven': 'goo-skull',
    steelheart: 'broadsword',
    angharad: 'griffin-shield',
    obryn: 'warhammer',
    gurzag: 'orc-head',
    bonekutta: 'bone-knife',
    basha: 'spiked-mace',
    hakka: 'stone-axe',
    chainrasp: 'ghost',
    'briar-queen': 'crown-of-thorns',
    varclav: 'spectre',
    'ever-hanged': 'knot',
    stormsire: 'lightning-storm',
    ammis: 'focused-lightning',
    rastus: 'lightning-shield',
    zarbag: 'goblin-head',
    drizgit: 'whip',
    snirk: 'spiked-ball',
    prog: 'fishing-net',
    bonekrakka: 'toad-teeth',
    gobbaluk: 'fangs',
    stikkit: 'high-shot',
    redkap: 'arrow-cluster',
    dibbz: 'bowman',
  },
  gloomhaven: {
    brute: 'brute',
    scoundrel: 'cloak-dagger',
    spellweaver: 'robe',
    'bandit-guard': 'swordman',
    'bandit-archer': 'high-shot',
    'living-bones': 'bone-gnawer',
    'mystic-ally': 'ghost',
    objective: 'wooden-crate',
  },
};

for (const [game, names] of Object.entries(wanted)) {
  const lines = Object.entries(names).map(([name, icon]) => {
    const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[icon]?.body ?? '')?.[1];
    if (found === undefined) throw new Error(`${game}: ${icon} is no icon of a single path`);
    return `  '${name}': '${found}',`;
  });
  const path = join(root, 'packages/web/src/games', game, 'table/board/silhouettes.ts');
  writeFileSync(
    path,
    `/** Silhouettes in a square of 512, from game-icons.net (CC BY 3.0), written by \`node scripts/icons.mjs\`: change its list, not this file. */
export const SILHOUETTES = {
${lines.join('\n')}
} as const;

export type Silhouette = keyof typeof SILHOUETTES;
`,
  );
  console.log(path, readFileSync(path).length);
}
