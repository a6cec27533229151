import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Request recorded by the receiver. */
export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** Response of the receiver, with its delay in milliseconds. */
type Answer = { status: number; headers?: Record<string, string>; body?: string; afterMs?: number };

/** Local HTTP server that stands in for another system. */
export type Receiver = {
  /** Returns the URL of a path: `http://127.0.0.1:port/…`. */
  at: (path: string) => string;
  /** All requests, oldest first. */
  received: Received[];
  of: (path: string) => Received[];
  /** Sets the response of a path. */
  answer: (path: string, answer: Answer) => void;
  close: () => Promise<void>;
};

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const path = String(request.url);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      received.push({ path, headers: request.headers, body: Buffer.concat(pieces).toString() });
      const { status, headers = {}, body = '', afterMs = 0 } = answers.get(path) ?? { status: 204 };
      setTimeout(() => response.writeHead(status, headers).end(body), afterMs);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    at: (path) => `http://127.0.0.1:${port}${path}`,
    received,
    of: (path) => received.filter((one) => one.path === path),
    answer: (path, answer) => void answers.set(path, answer),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
