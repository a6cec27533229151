import { randomName } from '../api/randomName';
import { auth } from '../session/auth';

/** What this tab has open, and the order that is being written in it. */
type Place = { seccion: string; registro: string; haciendo: string | null };

/** The server forgets a tab that says nothing for more than two of them. */
const AGAIN_MS = 30_000;

const address = `/api/panel/presencia/${randomName()}`;

let place: Place | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
let telling: Promise<unknown> = Promise.resolve();

/** Who can't be told goes without: it is company, and nobody's work. So nobody is asked for a password for it either. */
async function ask(init: RequestInit): Promise<void> {
  const token = await auth.currentUser?.getIdToken().catch(() => undefined);
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  await fetch(address, { ...init, headers, signal: AbortSignal.timeout(AGAIN_MS) }).catch(() => undefined);
}

/** In the order in which it happened. */
const send = (init: RequestInit) => {
  telling = telling.then(() => ask(init));
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
  if (place) void ask({ method: 'DELETE', keepalive: true });
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && place) tell();
});
