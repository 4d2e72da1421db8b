/** Charts: what they show, and their drawing on a page. Without a page: `svg.ts`. Of ranges: `over.ts`. */
export type { Chart, ChartLine, ChartLook, ChartPoint, ChartSign } from './chart.ts';
export { drawn } from './draw.ts';
