/** A chart as data: lines over places, each with its name. */

/** A place of a line; `low` and `high` are the bounds between which the true value lies, where it was estimated. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  readonly low?: number;
  readonly high?: number;
}

/** A line by its name. */
export interface ChartLine {
  readonly name: string;
  readonly points: readonly ChartPoint[];
}

/** A place of a line that is pointed out by a sign. */
export interface ChartSign {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

/** What is drawn. */
export interface Chart {
  /** What runs across, and what is measured upwards. */
  readonly across: string;
  readonly up: string;
  readonly lines: readonly ChartLine[];
  /** What the places 0, 1, 2 … are called, where they are no numbers. */
  readonly places?: readonly string[];
  /** Shares of one, told in hundredths. */
  readonly percent?: true;
  /** A value holds until the next place. */
  readonly steps?: true;
  readonly signs?: readonly ChartSign[];
}

/** How it is drawn. */
export interface ChartLook {
  readonly width: number;
  readonly height: number;
  readonly lang: string;
  /** Colours of the lines, as a page or a picture names them; they begin anew after the last. */
  readonly colours: readonly string[];
  /** Names of the lines stand beside them, in so many pixels. */
  readonly legend?: number;
}

/** Lines are told apart by colour, by their dashes and by the shape of their points; the shapes are those of the sides. */
export const DASHES = ['', '7 4', '2 3', '10 3 2 3', '1 4', '12 3'] as const;
export const SHAPES = ['circle', 'diamond', 'square', 'triangle'] as const;
