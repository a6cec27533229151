import { until } from '../support/until.js';

type ServerEvent = { event: string; data: Record<string, unknown> };
export type Stream = {
  /** All events received so far, in order. */
  events: ServerEvent[];
  /** Waits for the first event that matches; throws on timeout. */
  waitFor: (event: string, isIt?: (data: Record<string, unknown>) => boolean) => Promise<Record<string, unknown>>;
  /** Resolves when the server closes the stream. */
  ended: Promise<void>;
  leave: () => void;
};

/** Opens the event stream as the panel does, and collects its events. */
export async function openStream(origin: string, token: string): Promise<Stream> {
  const disconnection = new AbortController();
  const response = await fetch(`${origin}/api/panel/eventos`, {
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
    signal: disconnection.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`It answered ${response.status}`);
  const events: ServerEvent[] = [];
  const read = async (body: ReadableStream<Uint8Array>) => {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
        if (event && data) events.push({ event, data: JSON.parse(data) });
      }
    }
  };
  return {
    events,
    waitFor: async (event, isIt = () => true) =>
      (await until(() => events.find((one) => one.event === event && isIt(one.data)))).data,
    ended: read(response.body).catch(() => undefined),
    leave: () => disconnection.abort(),
  };
}
