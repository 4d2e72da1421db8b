/** One answer as a button, with what it means under it; the option is shown on the board while it is pointed at. */
import type { Option } from '@escarmouche/engine/core';
import type { ReactNode } from 'react';
import { Button } from '../../../../design/index.ts';
import { OddsLine } from '../../../../odds/Odds.tsx';
import { useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';

interface AnswerProps {
  option: Option;
  board: BoardState;
  children: ReactNode;
  kind?: 'primary' | 'plain';
  className?: string;
  label?: string | undefined;
  /** What it costs or brings. */
  means?: ReactNode;
}

export function Answer({ option, board, children, kind = 'plain', className = '', label, means }: AnswerProps) {
  const { take } = useScene();
  return (
    <div className="answer">
      <Button
        kind={kind}
        className={`start from-start option ${className}`}
        data-option={option.id}
        aria-label={label}
        disabled={take === null}
        onClick={() => take?.(option.id)}
        onPointerEnter={() => board.show(option)}
        onPointerLeave={() => board.show(null)}
        onFocus={() => board.show(option)}
        onBlur={() => board.show(null)}
      >
        {children}
      </Button>
      {means !== undefined && <p className="small lines-135 answer-means">{means}</p>}
      <OddsLine option={option} />
    </div>
  );
}
