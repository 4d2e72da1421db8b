import type { Table } from '@escarmouche/engine/confrontation';

/** The patterns that tell the sides apart on their bases without any colour, and the outline of the table. */
export function Weaves({ table: { wide, deep } }: { table: Pick<Table, 'wide' | 'deep'> }) {
  return (
    <defs>
      <clipPath id="plane-inside">
        <rect width={wide} height={deep} />
      </clipPath>
      <pattern id="weave-1" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hollow line-side line-12 plane-thread side-1" d="M0 0V5" />
      </pattern>
      <pattern id="weave-2" width="6" height="6" patternUnits="userSpaceOnUse">
        <path className="hollow line-side line-12 plane-thread side-2" d="M0 0V6M0 0H6" />
      </pattern>
      <pattern id="weave-3" width="5" height="5" patternUnits="userSpaceOnUse">
        <circle className="plane-thread-dot side-3" cx="2.500" cy="2.500" r="0.900" />
      </pattern>
    </defs>
  );
}
