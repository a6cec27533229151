import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server of databases that can be cut and mended; `url` is its address with that of the way instead. */
export async function openCuttable(url: string) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = async (at: number) => {
    way.listen(at, '127.0.0.1');
    await once(way, 'listening');
    return (way.address() as AddressInfo).port;
  };
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String(await listen(0));
  const cut = async () => {
    const closed = once(way, 'close');
    way.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return { url: own.href, cut, mend: () => listen(Number(own.port)) };
}
