import { once } from 'node:events';
import { get } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';

/** Client address, used by no visitor. */
const FROM = '127.0.8.1';
const HEAD = 'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';
const BYTE_MS = 3_000;

/** Opens many connections from one address, each with an endless body (slow POST), and reopens closed ones. */
export function sendSlowly({ host, port }, many) {
  const open = new Set();
  let going = true;
  const openOne = () => {
    const socket = connect({
      host: '127.0.0.1',
      localAddress: FROM,
      port,
      servername: host,
      rejectUnauthorized: false,
    });
    open.add(socket);
    socket.on('secureConnect', () =>
      socket.write(`POST /api/publico/contactanos/consultas HTTP/1.1\r\nHost: ${host}\r\n${HEAD}`),
    );
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => open.delete(socket));
  };
  const done = keepOpen();
  async function keepOpen() {
    for (let turn = 0; going; turn++) {
      while (open.size < many) openOne();
      if (turn % (BYTE_MS / 250) === 0) for (const socket of open) socket.write(' ');
      await sleep(250);
    }
  }
  return {
    async stop() {
      going = false;
      await done;
      for (const socket of open) socket.destroy();
    },
  };
}

/** Requests a page from that address and returns the status. */
export async function requestFrom({ host, port }) {
  const request = get({
    host: '127.0.0.1',
    localAddress: FROM,
    port,
    path: '/',
    headers: { host },
    servername: host,
    rejectUnauthorized: false,
    agent: false,
  });
  const [answer] = await once(request, 'response');
  answer.resume();
  return answer.statusCode;
}
