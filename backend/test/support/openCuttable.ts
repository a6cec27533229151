import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Proxy to a database server that can be cut and restored; `url` is the database URL through the proxy. */
export async function openCuttable(url: string) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
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
    proxy.listen(at, '127.0.0.1');
    await once(proxy, 'listening');
    return (proxy.address() as AddressInfo).port;
  };
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String(await listen(0));
  const cut = async () => {
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return { url: own.href, cut, mend: () => listen(Number(own.port)) };
}
