const TIMES = 25;
const MAX_MS = 20_000;

/**
 * Sends the same request sequentially. Returns p50 and p99 in milliseconds, and the number of failures.
 * @param {string} url
 * @param {() => RequestInit} [makeRequest] options of each request
 */
export async function measureLatency(url, makeRequest = () => ({})) {
  const took = [];
  let failures = 0;
  const until = performance.now() + MAX_MS;
  for (let time = 0; time < TIMES + 2 && performance.now() < until; time += 1) {
    const began = performance.now();
    // Each request has another client address, so that rate limits do not interfere.
    const from = `10.${time}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const { headers, ...more } = makeRequest();
    const answer = await fetch(url, { ...more, headers: { 'x-forwarded-for': from, ...headers } });
    await answer.arrayBuffer();
    if (!answer.ok) failures += 1;
    took.push(performance.now() - began);
  }
  // The first requests warm up caches.
  const sorted = (took.length > 4 ? took.slice(2) : took).toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
  return `${at(0.5)} / ${at(0.99)}${failures ? ` (${failures} sin respuesta)` : ''}`;
}
