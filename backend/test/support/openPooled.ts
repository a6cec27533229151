import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** ReadyForQuery message of the protocol, outside a transaction. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const TERMINATE = 0x58;

/** Starts a proxy that shares one server session by transaction pooling, as pgbouncer does. */
export async function openPooled(address: URL) {
  const far = connect(Number(address.port || 5432), address.hostname);
  far.write(startup({ user: address.username, database: address.pathname.slice(1) }));
  const waiting: (() => void)[] = [];
  let holder: Socket | undefined;
  let begin = () => {};
  const started = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const split = splitter();
  far
    .on('error', () => undefined)
    .on('data', (piece: Buffer) => {
      for (const message of split(piece)) {
        holder?.write(message);
        if (!message.equals(READY)) continue;
        begin();
        holder = undefined;
        waiting.shift()?.();
      }
    });
  await started;
  const way = createServer((near) => {
    const messages = splitter();
    const send = (message: Buffer) => {
      if (holder && holder !== near) return void waiting.push(() => send(message));
      holder = near;
      far.write(message);
    };
    near
      .on('error', () => undefined)
      .once('data', () => {
        near.write(Buffer.concat([AUTHENTICATED, READY]));
        near.on('data', (piece: Buffer) => {
          for (const message of messages(piece))
            if (message[0] === TERMINATE) near.end();
            else send(message);
        });
      });
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String((way.address() as AddressInfo).port);
  const close = () => {
    far.destroy();
    way.close();
  };
  return { url, close };
}

/** Encodes a startup message: length, protocol version and null-terminated name/value pairs. */
function startup(settings: Record<string, string>): Buffer {
  const body = Buffer.from(`${Object.entries(settings).flat().join('\0')}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
}

/** Returns a splitter of a byte stream into complete messages: a type byte, a length and a payload. */
function splitter() {
  let left = Buffer.alloc(0);
  return (piece: Buffer): Buffer[] => {
    left = Buffer.concat([left, piece]);
    const whole: Buffer[] = [];
    while (left.length >= 5 && left.length > left.readInt32BE(1)) {
      whole.push(left.subarray(0, 1 + left.readInt32BE(1)));
      left = left.subarray(1 + left.readInt32BE(1));
    }
    return whole;
  };
}
