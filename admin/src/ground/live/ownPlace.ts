import { fetchApi } from '../api/fetchApi';

/** What this tab has open, and the order that is being written in it. */
type Place = { seccion: string; registro: string; haciendo: string | null };

/** The server forgets a tab that says nothing for more than two of them. */
const AGAIN_MS = 30_000;

const tab = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const address = `/api/panel/presencia/${tab}`;

let place: Place | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
let telling: Promise<unknown> = Promise.resolve();

/** In the order in which it happened. Who can't be told goes without: it is company, and no one’s work. */
const send = (init: RequestInit) => {
  telling = telling.then(() => fetchApi(address, init).catch(() => undefined));
};

function tell() {
  clearInterval(timer);
  if (!place) return send({ method: 'DELETE', keepalive: true });
  const say = () => send({ method: 'PUT', body: JSON.stringify(place) });
  timer = setInterval(say, AGAIN_MS);
  say();
}

/** This tab has that row open, until what this gives is called. */
export function enterRow(seccion: string, registro: string): () => void {
  place = { seccion, registro, haciendo: null };
  tell();
  return () => {
    if (place?.seccion !== seccion || place.registro !== registro) return;
    place = undefined;
    tell();
  };
}

/** In it an order is being written; none any more. */
export function sayDoing(haciendo: string | null): void {
  if (!place || place.haciendo === haciendo) return;
  place = { ...place, haciendo };
  tell();
}

addEventListener('pagehide', () => {
  if (place) void fetchApi(address, { method: 'DELETE', keepalive: true }).catch(() => undefined);
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && place) tell();
});
