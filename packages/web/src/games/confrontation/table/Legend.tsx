/** What the signs on the board mean, each with its rule. */
import type { Condition } from '@escarmouche/engine/confrontation';
import { roundBase } from '@escarmouche/engine/space';
import type { ReactNode } from 'react';
import { LegendList, LegendSign } from '../../../table/Legend.tsx';
import { BaseToken, StateSign, Wounds } from './board/Base.tsx';
import { outline } from './board/geometry.ts';
import { Weaves } from './board/Weaves.tsx';
import { useScene } from './scene.ts';
import { SIGN_RULES as RULES } from './signRules.ts';
import { type AllTexts, useTableStrings } from './strings.ts';
import './legend.css';

const BASE = roundBase(30);
const CENTRE = { x: 0, y: 0 };

/** A tab beside the board; a puzzle shows it below its question. */
export function Legend() {
  const { table } = useScene();
  const t = useTableStrings();
  const base = (more: { seat?: number; acting?: boolean; spent?: boolean }) => (
    <BaseToken
      base={BASE}
      figure={{ side: more.seat ?? 0, angle: 0 }}
      profile="royal-guard"
      mark="A1"
      acting={more.acting === true}
      inspected={false}
      spent={more.spent === true}
      raised={false}
    />
  );
  const state = (of: Condition): ReactNode => (
    <g transform="scale(2.2)">
      <StateSign of={of} {...CENTRE} />
    </g>
  );
  const two = (
    <g transform="scale(0.6)">
      <path className="joined plane-group-body" d={outline(BASE, { x: -15, y: 0 }, 0, 8) + outline(BASE, { x: 15, y: 0 }, 0, 8)} />
      <g transform="translate(-15 0)">{base({})}</g>
      <g transform="translate(15 0)">{base({ seat: 1 })}</g>
    </g>
  );
  const signs: Readonly<Record<keyof AllTexts['signs'], ReactNode>> = {
    side: base({ seat: 1 }),
    grid: <path className="hollow plane-lines" d="M-12 -23V23M12 -23V23M-23 -12H23M-23 12H23" />,
    melee: <g className="plane-group plane-tint-0">{two}</g>,
    cut: (
      <g className="plane-group plane-tint-0">
        {two}
        <g className="plane-link plane-link-cut">
          <path d="M0 -9V9" />
        </g>
      </g>
    ),
    now: (
      <g className="plane-number plane-number-now" transform="scale(1.6)">
        <circle r="8" />
        <text y="4.200">2</text>
      </g>
    ),
    wound: (
      <g transform="scale(2)">
        <Wounds wound={2} {...CENTRE} />
      </g>
    ),
    stunned: state('stunned'),
    charged: state('charged'),
    dive: state('dive'),
    routed: state('routed'),
    fierce: state('fierce'),
    marker: (
      <g className="plane-marker side-0">
        <path d={outline(BASE, CENTRE, 0)} />
        <text>
          <tspan x="0" y="-1">
            A1
          </tspan>
          <tspan x="0" y="9">
            ↑1
          </tspan>
        </text>
      </g>
    ),
    acts: base({ acting: true }),
    spent: base({ spent: true }),
  };
  return (
    <>
      <svg className="afloat" width="0" height="0" aria-hidden="true">
        <Weaves table={table} />
      </svg>
      <LegendList
        lines={(Object.keys(signs) as (keyof AllTexts['signs'])[]).map((name) => [
          t.signs[name],
          RULES[name],
          <LegendSign key={name} viewBox="-23 -23 46 46">
            {signs[name]}
          </LegendSign>,
        ])}
      />
    </>
  );
}
