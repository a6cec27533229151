import { request } from 'node:http';
import type { Call } from './case.js';

export type Answer = {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  /** Milliseconds until the whole response was received. */
  took: number;
};

/** Sends a raw request: client libraries would normalize its path, headers and body. */
export function send(origin: string, { method, path, headers = {}, json, body, chunked }: Call): Promise<Answer> {
  const started = performance.now();
  const sent = json === undefined ? body : JSON.stringify(json);
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        method,
        path,
        headers: {
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...(chunked && { 'Transfer-Encoding': 'chunked' }),
          ...(sent !== undefined && !chunked && { 'Content-Length': String(Buffer.byteLength(sent)) }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers as Record<string, string | undefined>,
            text: Buffer.concat(chunks).toString(),
            took: performance.now() - started,
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(sent);
  });
}
