import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../platform/config/settings.js';
import type { Trial } from './tryBucket.js';

/** Listens for a moment on the ports of the settings, so that a taken one is found before the server loads. */
export async function tryPorts({ PORT, METRICS_PORT, HOST }: Config): Promise<Trial> {
  const ports = { PORT, ...(METRICS_PORT !== undefined && { METRICS_PORT }) };
  const trials = Object.entries(ports).map(async ([name, port]) => {
    const message = await faultOf(port, HOST);
    return message ? [{ name, message }] : [];
  });
  return { faults: (await Promise.all(trials)).flat() };
}

async function faultOf(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return inWords((error as NodeJS.ErrnoException).code, port, host);
  } finally {
    server.close();
  }
}

function inWords(code: string | undefined, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `otro programa ya usa el puerto ${port}: ciérrelo, o elija otro`;
  if (code === 'EACCES') return `no hay permiso para usar el puerto ${port}: elija uno mayor a 1023`;
  return `no se puede escuchar en ${host}:${port} (${code})`;
}
