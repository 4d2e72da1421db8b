/** The buttons that enlarge and move back a board. */
import { Maximize, Minus, Plus } from 'lucide-react';
import { Button } from '../design/index.ts';
import { useTableStrings } from './strings.ts';
import type { Zoom } from './useZoom.ts';

/** One press. */
const STEP = 1.4;

/** Nearer, farther, the whole board. */
export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const t = useTableStrings();
  return (
    <div className="flex rigid board-zoom">
      <Button kind="quiet" iconOnly icon={<Plus size={18} />} onClick={() => zoom.by(STEP)}>
        {t.zoomIn}
      </Button>
      <Button kind="quiet" iconOnly icon={<Minus size={18} />} onClick={() => zoom.by(1 / STEP)} aria-disabled={zoom.factor <= 1}>
        {t.zoomOut}
      </Button>
      <Button kind="quiet" iconOnly icon={<Maximize size={18} />} onClick={zoom.fit} aria-disabled={zoom.factor <= 1}>
        {t.zoomFit}
      </Button>
    </div>
  );
}
