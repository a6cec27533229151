import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A way to a server of databases that passes on who asks and for which database, and nothing else that a session begins with: as pgbouncer does. */
export async function openPooled(address: URL) {
  const way = createServer((near) => {
    const far = connect(Number(address.port || 5432), address.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const)
      socket.on('error', () => undefined).on('close', () => other.destroy());
    near.once('data', (begin) => {
      far.write(withoutSettings(begin));
      near.pipe(far);
    });
    far.pipe(near);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String((way.address() as AddressInfo).port);
  return { url, close: () => way.close() };
}

/** A length, a version, and names with their values, each ended by a zero, as is the whole. */
function withoutSettings(begin: Buffer): Buffer {
  const parts = begin.toString('latin1', 8).split('\0');
  const kept = parts.flatMap((name, at) =>
    ['user', 'database'].includes(name) && at % 2 === 0 ? [name, parts[at + 1]] : [],
  );
  const body = Buffer.from(`${kept.join('\0')}\0\0`, 'latin1');
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length);
  begin.copy(head, 4, 4, 8);
  return Buffer.concat([head, body]);
}
