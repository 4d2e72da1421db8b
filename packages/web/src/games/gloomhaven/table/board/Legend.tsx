/** What the signs of the map mean, each with its rule. */
import { NOBODY } from '@escarmouche/engine/core';
import { CONDITIONS, type ConditionId, type ShownFigure } from '@escarmouche/engine/gloomhaven';
import type { ReactNode } from 'react';
import { type LegendLine, LegendList, LegendSign } from '../../../../table/Legend.tsx';
import { corners, SIZE } from '../../../../table/pointy.ts';
import { useScene } from '../scene.ts';
import { type AllTexts, useTableStrings } from '../strings.ts';
import { signNamed } from './figure-sign.ts';
import { DoorSign } from './Ground.tsx';
import { CoinSign, ConditionSign, RetaliateSign, ShieldSign, TrapSign } from './signs.tsx';
import { Chest, Difficult, Hazard } from './Tiles.tsx';
import { Token } from './Token.tsx';

const AT = { x: 0, y: 0 };

const SIGNS = { character: 'brute', monster: 'bandit-guard', summon: 'mystic-ally', objective: 'objective' };

function Figure({ kind, elite = false, acting = false }: { kind: ShownFigure['kind']; elite?: boolean; acting?: boolean }) {
  const side = kind === 'character' || kind === 'summon' ? 0 : NOBODY;
  const figure = { kind, side, number: kind === 'character' ? 0 : 3, elite, left: 6, most: 6, signs: [] };
  return <Token figure={figure} sign={signNamed(SIGNS[kind])} acting={acting} inspected={false} />;
}

/** A hex of this kind, and what lies on it. */
const hex = (className: string, on?: ReactNode) => (
  <g>
    <polygon className={className} points={corners(AT)} />
    {on}
  </g>
);

/** A small sign, large enough to be told from others. */
const large = (times: number, sign: ReactNode) => <g transform={`scale(${times})`}>{sign}</g>;

/** Each sign with its paragraph. */
const LINES: readonly (readonly [keyof AllTexts['legend'], string, ReactNode])[] = [
  ['character', 'gh:round.3', <Figure key="c" kind="character" />],
  ['summon', 'gh:summon.1', <Figure key="s" kind="summon" />],
  ['normal', 'gh:reveal.01', <Figure key="n" kind="monster" />],
  ['elite', 'gh:reveal.01', <Figure key="e" kind="monster" elite />],
  ['objective', 'gh:attack.06', <Figure key="o" kind="objective" />],
  ['turn', 'gh:round.3', <Figure key="t" kind="character" acting />],
  ['shield', 'gh:pipeline.4', large(2.4, <ShieldSign n={1} {...AT} />)],
  ['retaliate', 'gh:pipeline.8', large(2.4, <RetaliateSign n={2} {...AT} />)],
  [
    'obstacle',
    'gh:terrain.5',
    <g key="ob" className="gh-obstacle">
      <path className="gh-obstacle-rim" d="M0 0h0.01" />
      <path d="M0 0h0.01" />
    </g>,
  ],
  ['trap', 'gh:terrain.4', <TrapSign key="tr" n={3} {...AT} />],
  ['hazard', 'gh:terrain.2', hex('gh-ground-hazard', <Hazard at={AT} />)],
  ['difficult', 'gh:terrain.1', hex('gh-ground-difficult', <Difficult at={AT} />)],
  ['coin', 'gh:loot.1', large(2, <CoinSign n={1} {...AT} />)],
  ['chest', 'gh:loot.1', <Chest key="ch" at={AT} n={7} />],
  ['doorClosed', 'gh:terrain.6', <DoorSign key="dc" at={AT} angle={0} open={false} />],
  ['doorOpen', 'gh:door.1', <DoorSign key="do" at={AT} angle={0} open />],
  ['wall', 'gh:sight.1', <path key="w" className="hollow line-ink capped gh-walls" d="M-40 20L0 -20L40 20" />],
  ['covered', 'gh:door.1', hex('gh-covered')],
  ['start', 'gh:scenario.1', <circle key="st" className="line-soft line-20 gh-start" r={SIZE * 0.6} />],
];

/** A tab beside the board; a puzzle shows it below its question. */
export function Legend() {
  const { speech } = useScene();
  const t = useTableStrings();
  const sign = (of: ReactNode) => <LegendSign viewBox="-46 -50 92 100">{of}</LegendSign>;
  const condition = (id: ConditionId): LegendLine => [
    speech.term(`condition.${id}`),
    `gh:condition.${id}`,
    sign(large(3, <ConditionSign id={id} {...AT} />)),
  ];
  const lines = LINES.map(([name, rule, of]): LegendLine => [t.legend[name], rule, sign(of)]);
  return <LegendList lines={[...lines, ...CONDITIONS.map(condition)]} />;
}
