export type Point = readonly [x: number, y: number];

export const poly = (fill: string, ...points: Point[]): string =>
  `<polygon fill="${fill}" points="${points.map((point) => point.join(',')).join(' ')}"/>`;

export const rect = (fill: string, x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

export const circle = (fill: string, x: number, y: number, radius: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${radius}"/>`;

/** Draws a path with a stroke and no fill. */
export const line = (stroke: string, width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

export const group = (transform: string, ...shapes: string[]): string =>
  `<g transform="${transform}">${shapes.join('')}</g>`;

/** Repeats a drawing. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
