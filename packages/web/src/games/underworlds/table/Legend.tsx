/** What the signs on the board mean, each with its rule. */
import type { ReactNode } from 'react';
import { RuleRef } from '../../../design/index.ts';
import { type Kind, KindSign, Objective } from './board/Ground.tsx';
import { corners } from './board/geometry.ts';
import { outline, Token, TokenMark } from './board/Token.tsx';
import { useTableStrings } from './strings.ts';

const AT = { x: 0, y: 0 };
const PLAIN = { side: 0, left: 2, most: 3, signs: [], inspired: false, upgrades: [] };

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="-54 -54 108 108" width="42" height="42" aria-hidden="true">
      {children}
    </svg>
  );
}

function HexSign({ kind, land = '0' }: { kind: Kind; land?: string }) {
  return (
    <Sign>
      <polygon className={`wu-hex wu-hex-${kind} wu-land-${land}`} points={corners(AT)} />
      <KindSign kind={kind} at={AT} />
    </Sign>
  );
}

export function Legend() {
  const t = useTableStrings();
  const token = { id: 'garrek', fighter: PLAIN, leader: false, wizard: false, selected: false, inspected: false };
  const lines: readonly (readonly [keyof typeof t.legend, string, ReactNode])[] = [
    ['starting', 'wu:S7', <HexSign key="s" kind="starting" />],
    ['blocked', 'wu:S3', <HexSign key="b" kind="blocked" />],
    ['lethal', 'wu:S3', <HexSign key="l" kind="lethal" />],
    ['noOnes', 'wu:S5', <HexSign key="n" kind="plain" land="none" />],
    [
      'objective',
      'wu:S4',
      <Sign key="o">
        <Objective at={AT} face={3} />
      </Sign>,
    ],
    [
      'wounds',
      'wu:g.21',
      <Sign key="w">
        <Token {...token} />
      </Sign>,
    ],
    [
      'inspired',
      'wu:I1',
      <Sign key="i">
        <Token {...token} fighter={{ ...PLAIN, inspired: true }} />
      </Sign>,
    ],
    [
      'leader',
      'wu:I1',
      <Sign key="c">
        <Token {...token} leader />
      </Sign>,
    ],
    [
      'wizard',
      'wu:M1',
      <Sign key="z">
        <Token {...token} wizard />
      </Sign>,
    ],
    [
      'move',
      'wu:R3',
      <Sign key="m">
        <TokenMark kind="move" x={0} y={0} />
      </Sign>,
    ],
    [
      'charge',
      'wu:R4',
      <Sign key="h">
        <TokenMark kind="charge" x={0} y={0} />
      </Sign>,
    ],
    [
      'guard',
      'wu:R5',
      <Sign key="g">
        <TokenMark kind="guard" x={0} y={0} />
      </Sign>,
    ],
    [
      'sides',
      'wu:S5',
      <Sign key="d">
        <path className="wu-token-body side-1" d={outline(1, 28)} />
      </Sign>,
    ],
  ];
  return (
    <ul className="legend">
      {lines.map(([name, rule, sign]) => (
        <li key={name} className="legend-line">
          {sign}
          <span>
            {t.legend[name]} <RuleRef id={rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}
