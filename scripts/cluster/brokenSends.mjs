import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';

/** Client address, used by no visitor. */
const FROM = '127.0.8.2';
const BODY = Buffer.alloc(2_000_000, 'x');
const AT_ONCE = 24;
const PAUSE_MS = 50;

/**
 * Sends long bodies with an unknown method from one address, concurrently. The server refuses each during the upload,
 * so the proxy's connection to it breaks.
 */
export function sendBroken({ host, port }) {
  let going = true;
  const sendOne = () =>
    new Promise((resolve) => {
      const socket = connect({
        host: '127.0.0.1',
        localAddress: FROM,
        port,
        servername: host,
        rejectUnauthorized: false,
      });
      socket.on('secureConnect', () => {
        socket.write(`FOO /api/publico/novedades HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${BODY.length}\r\n\r\n`);
        socket.end(BODY);
      });
      socket.on('error', () => undefined);
      socket.on('data', () => undefined);
      socket.on('close', resolve);
    });
  const goOn = async () => {
    while (going) {
      await sendOne();
      await sleep(PAUSE_MS);
    }
  };
  const all = Array.from({ length: AT_ONCE }, goOn);
  return {
    async stop() {
      going = false;
      await Promise.all(all);
    },
  };
}
