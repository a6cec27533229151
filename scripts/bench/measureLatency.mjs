const TIMES = 25;
const MOST_MS = 20_000;

/**
 * Asks the same thing one time after another: the median and the slowest of all, in milliseconds, and what was not answered.
 * @param {string} url
 * @param {() => RequestInit} [asked] what is asked each time, where it is more than the address
 */
export async function measureLatency(url, asked = () => ({})) {
  const took = [];
  let failures = 0;
  const until = performance.now() + MOST_MS;
  for (let time = 0; time < TIMES + 2 && performance.now() < until; time += 1) {
    const began = performance.now();
    // Each visitor has an address of their own: the limits of one are not what is measured.
    const from = `10.${time}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const { headers, ...more } = asked();
    const answer = await fetch(url, { ...more, headers: { 'x-forwarded-for': from, ...headers } });
    await answer.arrayBuffer();
    if (!answer.ok) failures += 1;
    took.push(performance.now() - began);
  }
  // The first ones fill caches.
  const sorted = (took.length > 4 ? took.slice(2) : took).toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
  return `${at(0.5)} / ${at(0.99)}${failures ? ` (${failures} sin respuesta)` : ''}`;
}
