import type { HexKind } from '@escarmouche/engine/underworlds';
/** What the signs on the board mean, each with its rule. */
import type { ReactNode } from 'react';
import { sideOutline } from '../../../board/Token.tsx';
import { LegendList, LegendSign } from '../../../table/Legend.tsx';
import { KindSign, Objective } from './board/Ground.tsx';
import { corners } from './board/geometry.ts';
import { Token, TokenMark } from './board/Token.tsx';
import { type AllTexts, useTableStrings } from './strings.ts';

const AT = { x: 0, y: 0 };
const PLAIN = { side: 0, left: 2, most: 3, signs: [], inspired: false, upgrades: [] };
const TOKEN = { id: 'garrek', fighter: PLAIN, leader: false, wizard: false, selected: false, inspected: false };

const hex = (kind: HexKind, land = '0'): ReactNode => (
  <>
    <polygon className={`fill-ground line-rule line-15 wu-hex-${kind} wu-land-${land}`} points={corners(AT)} />
    <KindSign kind={kind} at={AT} />
  </>
);

/** Each sign with its paragraph. */
const LINES: readonly (readonly [keyof AllTexts['legend'], string, ReactNode])[] = [
  ['starting', 'wu:S7', hex('starting')],
  ['blocked', 'wu:S3', hex('blocked')],
  ['lethal', 'wu:S3', hex('lethal')],
  ['noOnes', 'wu:S5', hex('plain', 'none')],
  ['objective', 'wu:S4', <Objective key="o" at={AT} face={3} />],
  ['wounds', 'wu:g.21', <Token key="w" {...TOKEN} />],
  ['inspired', 'wu:I1', <Token key="i" {...TOKEN} fighter={{ ...PLAIN, inspired: true }} />],
  ['leader', 'wu:I1', <Token key="c" {...TOKEN} leader />],
  ['wizard', 'wu:M1', <Token key="z" {...TOKEN} wizard />],
  ['move', 'wu:R3', <TokenMark key="m" kind="move" {...AT} />],
  ['charge', 'wu:R4', <TokenMark key="h" kind="charge" {...AT} />],
  ['guard', 'wu:R5', <TokenMark key="g" kind="guard" {...AT} />],
  ['sides', 'wu:S5', <path key="d" className="line-side joined token-body side-1" d={sideOutline(1, 28)} />],
];

/** What the signs of the board mean, each with its rule: a tab beside the board, which a puzzle shows below its question. */
export function Legend() {
  const t = useTableStrings();
  const sign = (of: ReactNode) => <LegendSign viewBox="-54 -54 108 108">{of}</LegendSign>;
  return <LegendList lines={LINES.map(([name, rule, of]) => [t.legend[name], rule, sign(of)])} />;
}
