import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

/** What no log may hold. */
export const SECRET = 'a'.repeat(32);
const PAUSE_MS = 300;
const AGAIN_MS = 1_000;
/** None that waits for what the trial has not: the day's rates are brought from elsewhere. What follows `?` opens what was sent. */
const READ = ['/', '/api/publico/novedades', '/api/publico/sitio/agencias', `/contactanos/reclamos?enviado=${SECRET}`];
const FORM = '/api/publico/contactanos/reclamos';

/** By which a fault is found in what the trial said it did. */
export const timeOf = () => new Date().toISOString().slice(11, 19);

/**
 * People who read and complain until they are told to stop, each from an address of their own of this machine. A complaint that was not
 * acknowledged is sent again as it was, under the same key.
 */
export function visit({ host, port }, { people, complaint }) {
  const stopping = new AbortController();
  /** How often each answer came, and what nobody should be answered. */
  const answers = new Map();
  const faults = [];
  const acknowledged = [];
  let sent = 0;
  const all = Array.from({ length: people }, (_, at) => live(`127.0.9.${at + 1}`));
  return {
    acknowledged,
    faults,
    answers,
    async stop() {
      stopping.abort();
      await Promise.all(all);
    },
  };

  async function live(localAddress) {
    // One connection, which is never left idle: of two, one would be taken up again at the moment in which nginx closes it for that.
    const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false, localAddress });
    const ask = (options, body) =>
      askOnce({ agent, host: '127.0.0.1', servername: host, port, ...options }, host, body);
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      await note('GET', () => ask({ path: READ[turn % READ.length] }));
      if (turn % 10 === 0) await complain(ask);
      await sleep(PAUSE_MS);
    }
    agent.destroy();
  }

  async function complain(ask) {
    // No long number stands in it: one would be taken for that of a card.
    const descripcion = `${complaint.descripcion} Me ocurrió a mí, la persona ${++sent}.`;
    const body = JSON.stringify({ ...complaint, numeroDocumento: String(randomInt(1e6, 1e7)), descripcion });
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    while (!stopping.signal.aborted) {
      const answer = await note('POST', () => ask({ path: FORM, method: 'POST', headers }, body));
      if (answer?.status === 201) return void acknowledged.push(JSON.parse(answer.text).codigo);
      await sleep(AGAIN_MS);
    }
  }

  async function note(method, asked) {
    const answer = await asked().catch((error) => void faults.push(`${method} a las ${timeOf()}: ${error.message}`));
    if (!answer) return undefined;
    const { status, headers, text } = answer;
    answers.set(`${method} ${status}`, (answers.get(`${method} ${status}`) ?? 0) + 1);
    const isRefused = status >= 400 && !(status === 503 && headers['retry-after']) && status !== 409;
    if (isRefused) faults.push(`${method} a las ${timeOf()}: ${status} ${text.slice(0, 300)}`);
    return answer;
  }
}

function askOnce(options, host, body) {
  return new Promise((resolve, reject) => {
    const sent = request(
      { ...options, headers: { host, ...options.headers, ...(body && { 'content-length': Buffer.byteLength(body) }) } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
        response.on('error', reject);
      },
    );
    // Whether it stood on a connection of before tells one that was closed meanwhile from one that broke.
    sent.on('error', (error) => {
      error.message += ` (${error.code ?? '?'}, conexión ${sent.reusedSocket ? 'de antes' : 'nueva'})`;
      reject(error);
    });
    sent.end(body);
  });
}
