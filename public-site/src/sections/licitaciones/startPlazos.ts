import { plazoInWords } from './plazoInWords';

const MINUTE_MS = 60_000;

/** Says how long there is left at each place that has an end, now and each minute. */
export function startPlazos(places: readonly HTMLElement[]) {
  const look = () => {
    for (const place of places) {
      const plazo = plazoInWords(place.dataset.plazo ?? '', Date.now());
      place.textContent = plazo ? ` (${plazo})` : '';
    }
  };
  look();
  setInterval(look, MINUTE_MS);
}
