export type Point = { latitude: number; longitude: number };

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two points, in metres. */
export function distanceBetween(one: Point, other: Point): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(half));
}

/** Formats a distance: «350 m», «4,1 km», «18 km». */
export function inWords(metres: number): string {
  if (metres < 950) return `${Math.round(metres / 50) * 50 || 50} m`;
  const kilometres = metres / 1000;
  return kilometres < 10 ? `${kilometres.toFixed(1).replace('.', ',')} km` : `${Math.round(kilometres)} km`;
}
