/** What the signs on the board mean, each with its rule. */
import type { ReactNode } from 'react';
import { RuleRef } from '../../../design/index.ts';
import { SAMPLES, Sample } from './board/Terrain.tsx';
import { Dial, Mark, Shield } from './board/Token.tsx';
import { useTableStrings } from './strings.ts';

/** The paragraph behind each sign. */
const RULES = {
  cover: 'wow:406.2a',
  high: 'wow:406.2b',
  impassable: 'wow:406.2c',
  victory: 'wow:502.1',
  spawn: 'wow:406.3b',
  health: 'wow:402',
  clock: 'wow:408.1',
  now: 'wow:501',
  boon: 'wow:301',
  bane: 'wow:301',
  gear: 'wow:302',
} as const;

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="-19 -19 38 38" width="38" height="38" aria-hidden="true">
      {children}
    </svg>
  );
}

export function Legend() {
  const t = useTableStrings();
  const line = (name: keyof typeof RULES, sign: ReactNode) => (
    <li key={name} className="legend-line">
      {sign}
      <span>
        {t.legend[name]} <RuleRef id={RULES[name]} />
      </span>
    </li>
  );
  return (
    <ul className="legend">
      {SAMPLES.map((name) => line(name, <Sample of={name} />))}
      {line(
        'health',
        <Sign>
          <Shield x={0} y={0} health={8} low={false} />
        </Sign>,
      )}
      {line(
        'clock',
        <Sign>
          <Dial x={0} y={0} r={15} shown={5} late={false} />
        </Sign>,
      )}
      {line(
        'now',
        <Sign>
          <Dial x={0} y={0} r={15} shown={3} late />
        </Sign>,
      )}
      {line(
        'boon',
        <Sign>
          <Mark kind="boon" x={-6} y={6} />
        </Sign>,
      )}
      {line(
        'gear',
        <Sign>
          <Mark kind="gear" x={-6} y={6} />
        </Sign>,
      )}
      {line(
        'bane',
        <Sign>
          <Mark kind="bane" x={-6} y={-4} />
        </Sign>,
      )}
    </ul>
  );
}
