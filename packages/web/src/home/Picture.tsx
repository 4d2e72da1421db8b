import type { ComponentType } from 'react';

/** What the table of a game looks like, drawn by us; an empty frame for a game without a picture. */
export function Picture({ of: Drawn }: { of: ComponentType | undefined }) {
  return (
    <svg
      className="block full tall picture"
      viewBox="0 0 320 172"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {Drawn !== undefined && <Drawn />}
    </svg>
  );
}
