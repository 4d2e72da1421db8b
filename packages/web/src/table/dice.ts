/** Reading the faces of real dice. */

/** What a person typed as the faces of their dice: `4 7 10`, `4,7,0`; a 0 is a ten where there is one. Null where it is not that many dice. */
export function typedFaces(text: string, dice: number, sides: number): number[] | null {
  const parts = text.trim().split(/[\s,;]+/);
  if (parts.length !== dice || parts.some((p) => !/^\d{1,3}$/.test(p))) return null;
  const faces = parts.map((p) => (sides === 10 && (p === '0' || p === '00') ? sides : Number(p)));
  return faces.every((n) => n >= 1 && n <= sides) ? faces : null;
}
