import type { Acompanantes, LiveEvents } from '@coop/domain/answers';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { auth } from '../session/session';

type LiveEvent = { event: string; data: unknown };

/** Stream timeout: three server heartbeats. */
const SILENCE_MS = 65_000;

/** The stream could not be opened. `status` is the response's, or 0 without one. */
class NotOpened extends Error {
  constructor(readonly status: number) {
    super(`El servidor no abrió los avisos: ${status}`);
  }
}

/** Reads the event stream with fetch: EventSource sends no token. Throws `NotOpened` on refusal. */
async function readEvents(onEvent: (event: LiveEvent) => void, leaving: AbortSignal, renew: boolean) {
  const token = await auth.currentUser?.getIdToken(renew).catch(() => undefined);
  if (!token) throw new NotOpened(401);
  const silence = new AbortController();
  const signal = AbortSignal.any([leaving, silence.signal]);
  const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  listen();
  try {
    const { ok, status, body } = await fetch('/api/panel/eventos', { headers, signal }).catch(() => {
      throw new NotOpened(0);
    });
    if (!ok || !body) throw new NotOpened(status);
    const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        listen();
        controller.enqueue(chunk);
      },
    });
    const events = body
      .pipeThrough(watched)
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read())
      if (next.value.event) onEvent({ event: next.value.event, data: JSON.parse(next.value.data) });
  } catch (error) {
    // The caller reconnects after a dropped connection.
    if (error instanceof NotOpened) throw error;
  } finally {
    clearTimeout(timer);
    // Closes the connection in every case.
    silence.abort();
  }
}

/** Event of the server’s stream, by name. */
export type StreamEvent = { [Name in keyof LiveEvents]: { event: Name; data: LiveEvents[Name] } }[keyof LiveEvents];

type Listener = (event: StreamEvent) => void;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

const listeners = new Set<Listener>();
/** Last presence event per row, for components mounted later. */
const company = new Map<string, Acompanantes>();

const keyOf = (section: string, id: unknown) => `${section} ${String(id)}`;
export const viewersAt = (section: string, id: unknown) => company.get(keyOf(section, id));

/** Tolerance between a query and the opening of the stream with the same screen. */
const FRESH_MS = 1_000;

/** Whether data read at that time may be stale, because events before the stream opened are not received. */
export const missedSince = (readAt: number): boolean => Date.now() - readAt > FRESH_MS;

/** Subscribes to the event stream, shared by all subscribers; returns the unsubscribe function. */
export function followLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function handleEvent(event: StreamEvent) {
  if (event.event === 'presencia') {
    const { seccion, registro, personas } = event.data;
    if (personas.length > 0) company.set(keyOf(seccion, registro), event.data);
    else company.delete(keyOf(seccion, registro));
  }
  // A newly opened stream resends all presence.
  if (event.event === 'todo') company.clear();
  for (const listener of listeners) listener(event);
}

/** Opens one stream per browser: the tab with the lock broadcasts. Returns the function that closes it. */
export function openLive(uid: string): () => void {
  const leaving = new AbortController();
  const name = `en-vivo ${uid}`;
  const tabs = new BroadcastChannel(name);
  let reads = false;
  tabs.onmessage = ({ data }: MessageEvent<StreamEvent | 'hola'>) => {
    if (data !== 'hola') return handleEvent(data);
    if (reads) for (const one of company.values()) tabs.postMessage({ event: 'presencia', data: one });
  };
  const read = async () => {
    reads = true;
    await readForEver((event) => {
      handleEvent(event as StreamEvent);
      tabs.postMessage(event);
    }, leaving.signal);
  };
  // Without Web Locks (insecure context) each tab opens its own stream.
  const locked = navigator.locks?.request(name, { signal: leaving.signal }, read) ?? read();
  locked.catch(() => undefined);
  tabs.postMessage('hola');
  return () => {
    leaving.abort();
    tabs.close();
    company.clear();
  };
}

async function readForEver(onEvent: (event: LiveEvent) => void, leaving: AbortSignal) {
  let failures = 0;
  while (!leaving.aborted) {
    const forward = (event: LiveEvent) => {
      failures = 0;
      onEvent(event);
    };
    const refused = await readEvents(forward, leaving, failures > 0).then(
      () => false,
      (error: unknown) => error instanceof NotOpened && [401, 403, 429].includes(error.status),
    );
    failures += 1;
    const wait = refused ? LONGEST_WAIT_MS : Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    // Jitter avoids simultaneous reconnections after a server failure.
    await sleep(wait * (0.5 + Math.random()), leaving);
  }
}

const sleep = (ms: number, leaving: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      leaving.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    leaving.addEventListener('abort', end);
  });
