export type Place = { latitud: string; longitud: string };

/** Margin around the places, in degrees, so that no pin is at the edge. */
const MARGIN = 0.7;
/** Minimum span of a map, in degrees: closer, the outline is meaningless. */
const MIN_SPAN = 3;
/** Width divided by height. */
const SHAPE = 1.75;
/** Length of a degree of longitude relative to one of latitude, at 17° south. */
const SQUEEZE = 0.956;
const WIDTH = 320;

/** A map projection: its size, and the position of a point in it. */
export type Frame = { width: number; height: number; at(longitud: number, latitud: number): readonly [number, number] };

export function frameOf(places: readonly Place[]): Frame {
  const xs = places.map(({ longitud }) => Number(longitud) * SQUEEZE);
  const ys = places.map(({ latitud }) => -Number(latitud));
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const spanX = Math.max(right - left, (bottom - top) * SHAPE, MIN_SPAN);
  const spanY = spanX / SHAPE;
  const [x0, y0] = [(left + right) / 2 - spanX / 2, (top + bottom) / 2 - spanY / 2];
  const scale = WIDTH / spanX;
  return {
    width: WIDTH,
    height: Math.round(WIDTH / SHAPE),
    at: (longitud, latitud) => [
      Math.round((longitud * SQUEEZE - x0) * scale * 10) / 10,
      Math.round((-latitud - y0) * scale * 10) / 10,
    ],
  };
}
