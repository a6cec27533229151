import type { Acompanantes, LiveEvents } from '@coop/domain/answers';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { auth } from '../session/auth';

type LiveEvent = { event: string; data: unknown };

/** Three beats of the server: nothing stands at the other end any more. */
const SILENCE_MS = 65_000;

/** How a stream ended that was never opened: what the server answered, 0 when it did not. */
class NotOpened extends Error {
  constructor(readonly status: number) {
    super(`El servidor no abrió los avisos: ${status}`);
  }
}

/**
 * Reads the server's stream of events until it ends or falls silent. By fetch: an EventSource sends no token. Throws `NotOpened`
 * where it is refused; nobody is asked for a password for what they did not ask for.
 */
async function readEvents(hear: (event: LiveEvent) => void, leaving: AbortSignal, renew: boolean) {
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
    const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        listen();
        controller.enqueue(chunk);
      },
    });
    const events = body
      .pipeThrough(heard)
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read())
      if (next.value.event) hear({ event: next.value.event, data: JSON.parse(next.value.data) });
  } catch (error) {
    // A broken line is opened again by the reader.
    if (error instanceof NotOpened) throw error;
  } finally {
    clearTimeout(timer);
    // Whatever ended the reading, no line is left open behind it.
    silence.abort();
  }
}

/** What may be heard. */
export type Heard = { [Name in keyof LiveEvents]: { event: Name; data: LiveEvents[Name] } }[keyof LiveEvents];

type Listener = (heard: Heard) => void;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

const listeners = new Set<Listener>();
/** Who is at which row, as was last heard: for whoever opens it later. */
const company = new Map<string, Acompanantes>();

export const keyOf = (section: string, id: unknown) => `${section} ${String(id)}`;
export const companyAt = (section: string, id: unknown) => company.get(keyOf(section, id));

/** A screen and its stream open together: what was read so shortly before the stream is not old. */
const FRESH_MS = 1_000;

/** Whether what was read at that moment may be old, where a stream was opened now: of what happened between, nothing is heard. */
export const missedSince = (readAt: number): boolean => Date.now() - readAt > FRESH_MS;

/** Follows what is heard; gives what ends it. */
export function followLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function hear(heard: Heard) {
  if (heard.event === 'presencia') {
    const { seccion, registro, personas } = heard.data;
    if (personas.length > 0) company.set(keyOf(seccion, registro), heard.data);
    else company.delete(keyOf(seccion, registro));
  }
  // Whoever opens the stream is told anew who is where.
  if (heard.event === 'todo') company.clear();
  for (const listener of listeners) listener(heard);
}

/**
 * Listens to the server for all tabs of this browser that somebody has open: one of them, whichever has the lock, reads the stream and
 * tells the others. Gives what ends it in this tab.
 */
export function openLive(uid: string): () => void {
  const leaving = new AbortController();
  const name = `en-vivo ${uid}`;
  const tabs = new BroadcastChannel(name);
  let reads = false;
  tabs.onmessage = ({ data }: MessageEvent<Heard | 'hola'>) => {
    if (data !== 'hola') return hear(data);
    if (reads) for (const one of company.values()) tabs.postMessage({ event: 'presencia', data: one });
  };
  const read = async () => {
    reads = true;
    await readForEver((heard) => {
      hear(heard as Heard);
      tabs.postMessage(heard);
    }, leaving.signal);
  };
  // Without locks (a page that is not secure) each tab reads its own.
  const locked = navigator.locks?.request(name, { signal: leaving.signal }, read) ?? read();
  locked.catch(() => undefined);
  tabs.postMessage('hola');
  return () => {
    leaving.abort();
    tabs.close();
    company.clear();
  };
}

async function readForEver(tell: (heard: LiveEvent) => void, leaving: AbortSignal) {
  let failures = 0;
  while (!leaving.aborted) {
    const tellLive = (heard: LiveEvent) => {
      failures = 0;
      tell(heard);
    };
    const refused = await readEvents(tellLive, leaving, failures > 0).then(
      () => false,
      (error: unknown) => error instanceof NotOpened && [401, 403, 429].includes(error.status),
    );
    failures += 1;
    const wait = refused ? LONGEST_WAIT_MS : Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    // Not all at once, where all lost the same server.
    await rest(wait * (0.5 + Math.random()), leaving);
  }
}

const rest = (ms: number, leaving: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      leaving.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    leaving.addEventListener('abort', end);
  });
