import type { Acompanante } from '@coop/domain/answers';
import { useEffect, useSyncExternalStore } from 'react';
import { randomName } from '../api/fetchApi';
import { auth } from '../session/session';
import { followLive, viewersAt } from './live';

/** The row open in this tab and the order being written on it. */
type Place = { seccion: string; registro: string; haciendo: string | null };

/** Presence heartbeat; the server drops a tab after a silence of more than two intervals. */
const HEARTBEAT_MS = 30_000;

const address = `/api/panel/presencia/${randomName()}`;

let place: Place | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
let pendingCalls: Promise<unknown> = Promise.resolve();

/** Sends presence on a best-effort basis: failures are ignored and never ask for a password. */
async function sendPresence(init: RequestInit): Promise<void> {
  const token = await auth.currentUser?.getIdToken().catch(() => undefined);
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  await fetch(address, { ...init, headers, signal: AbortSignal.timeout(HEARTBEAT_MS) }).catch(() => undefined);
}

/** Serializes the requests, to keep their order. */
const send = (init: RequestInit) => {
  pendingCalls = pendingCalls.then(() => sendPresence(init));
};

function announcePlace() {
  clearInterval(timer);
  if (!place) return send({ method: 'DELETE', keepalive: true });
  const announce = () => send({ method: 'PUT', body: JSON.stringify(place) });
  timer = setInterval(announce, HEARTBEAT_MS);
  announce();
}

function enterRow(seccion: string, registro: string): () => void {
  place = { seccion, registro, haciendo: null };
  announcePlace();
  return () => {
    if (place?.seccion !== seccion || place.registro !== registro) return;
    place = undefined;
    announcePlace();
  };
}

function announceAction(haciendo: string | null): void {
  if (!place || place.haciendo === haciendo) return;
  place = { ...place, haciendo };
  announcePlace();
}

addEventListener('pagehide', () => {
  if (place) void sendPresence({ method: 'DELETE', keepalive: true });
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && place) announcePlace();
});

const nobody: readonly Acompanante[] = [];

/** Returns the other users who have the row open, updated live. */
export const useOtherViewers = (section: string, id: unknown): readonly Acompanante[] =>
  useSyncExternalStore(followLive, () => viewersAt(section, id)?.personas ?? nobody);

/** Announces to other users that this tab has the row open. */
export function useAnnounceRow(section: string, id: unknown): void {
  useEffect(() => enterRow(section, String(id)), [section, id]);
}

/** Announces the order being written on the open row. */
export function useAnnounceAction(name: string, isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return;
    announceAction(name);
    return () => announceAction(null);
  }, [name, isWriting]);
}
