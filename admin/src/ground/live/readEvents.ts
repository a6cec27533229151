import { EventSourceParserStream } from 'eventsource-parser/stream';
import { auth } from '../session/auth';

export type LiveEvent = { event: string; data: unknown };

/** Three beats of the server: nothing stands at the other end any more. */
const SILENCE_MS = 65_000;

/** How a stream ended that was never opened: what the server answered, 0 when it did not. */
export class NotOpened extends Error {
  constructor(readonly status: number) {
    super(`El servidor no abrió los avisos: ${status}`);
  }
}

/**
 * Reads the server's stream of events until it ends or falls silent. By fetch: an EventSource sends no token. Throws `NotOpened`
 * where it is refused; nobody is asked for a password for what they did not ask for.
 */
export async function readEvents(hear: (event: LiveEvent) => void, leaving: AbortSignal, renew: boolean) {
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
