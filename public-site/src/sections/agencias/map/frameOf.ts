export type Place = { latitud: string; longitud: string };

/** Degrees around the places, so that no pin stands at the edge. */
const MARGIN = 0.7;
/** Degrees that a drawing shows at least: nearer, an outline says nothing. */
const LEAST_SPAN = 3;
/** Width to height. */
const SHAPE = 1.75;
/** A degree of longitude is this much of one of latitude, at 17° south. */
const SQUEEZE = 0.956;
const WIDTH = 320;

/** A drawing of some places: its size, and where a point stands in it. */
export type Frame = { width: number; height: number; at(longitud: number, latitud: number): readonly [number, number] };

/** The frame that holds these places, whole: one of the shape of the page. */
export function frameOf(places: readonly Place[]): Frame {
  const xs = places.map(({ longitud }) => Number(longitud) * SQUEEZE);
  const ys = places.map(({ latitud }) => -Number(latitud));
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const spanX = Math.max(right - left, (bottom - top) * SHAPE, LEAST_SPAN);
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
