import { randomName } from '../api/randomName';
import { auth } from '../session/auth';

/** The row open in this tab and the order being written on it. */
type Place = { seccion: string; registro: string; haciendo: string | null };

/** Presence heartbeat; the server drops a tab after a silence of more than two intervals. */
const AGAIN_MS = 30_000;

const address = `/api/panel/presencia/${randomName()}`;

let place: Place | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
let telling: Promise<unknown> = Promise.resolve();

/** Sends presence on a best-effort basis: failures are ignored and never ask for a password. */
async function ask(init: RequestInit): Promise<void> {
  const token = await auth.currentUser?.getIdToken().catch(() => undefined);
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  await fetch(address, { ...init, headers, signal: AbortSignal.timeout(AGAIN_MS) }).catch(() => undefined);
}

/** Serializes the requests, to keep their order. */
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

/** Announces that this tab has a row open; returns the function that withdraws it. */
export function enterRow(seccion: string, registro: string): () => void {
  place = { seccion, registro, haciendo: null };
  tell();
  return () => {
    if (place?.seccion !== seccion || place.registro !== registro) return;
    place = undefined;
    tell();
  };
}

/** Announces the order being written; null for none. */
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
