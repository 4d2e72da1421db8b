/** What the signs on the board mean, each with its rule. */
import type { ReactNode } from 'react';
import { Left } from '../../../board/Token.tsx';
import { type LegendLine, LegendList, LegendSign } from '../../../table/Legend.tsx';
import { SAMPLES, Sample } from './board/Terrain.tsx';
import { Dial, Mark } from './board/Token.tsx';
import { useTableStrings } from './strings.ts';

/** The paragraph behind each kind of ground. */
const GROUND = { cover: 'wow:406.2a', high: 'wow:406.2b', impassable: 'wow:406.2c', victory: 'wow:502.1', spawn: 'wow:406.3b' } as const;

/** The signs of figures, each with its paragraph. */
const SIGNS = [
  ['health', 'wow:402', <Left key="h" on="shield" x={0} y={0} n={8} low={false} />],
  ['clock', 'wow:408.1', <Dial key="c" x={0} y={0} r={15} shown={5} late={false} />],
  ['now', 'wow:501', <Dial key="n" x={0} y={0} r={15} shown={3} late />],
  ['boon', 'wow:301', <Mark key="o" kind="boon" x={-6} y={6} />],
  ['gear', 'wow:302', <Mark key="g" kind="gear" x={-6} y={6} />],
  [
    'target',
    'wow:102',
    <text key="t" className="num" fontSize={15} textAnchor="middle" y={5} fill="currentColor">
      3/17
    </text>,
  ],
  ['bane', 'wow:301', <Mark key="a" kind="bane" x={-6} y={-4} />],
] as const;

/** A tab beside the board; a puzzle shows it below its question. */
export function Legend() {
  const t = useTableStrings();
  const sign = (of: ReactNode) => (
    <LegendSign viewBox="-19 -19 38 38" size={38}>
      {of}
    </LegendSign>
  );
  return (
    <LegendList
      lines={[
        ...SAMPLES.map((name): LegendLine => [t.legend[name], GROUND[name], <Sample key={name} of={name} />]),
        ...SIGNS.map(([name, rule, of]): LegendLine => [t.legend[name], rule, sign(of)]),
      ]}
    />
  );
}
