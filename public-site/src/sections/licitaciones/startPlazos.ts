import { formatTimeLeft } from './formatTimeLeft';

const MINUTE_MS = 60_000;

/** Updates the remaining time of each place now and every minute. */
export function startPlazos(places: readonly HTMLElement[]) {
  const look = () => {
    for (const place of places) {
      const plazo = formatTimeLeft(place.dataset.plazo ?? '', Date.now());
      place.textContent = plazo ? ` (${plazo})` : '';
    }
  };
  look();
  setInterval(look, MINUTE_MS);
}
