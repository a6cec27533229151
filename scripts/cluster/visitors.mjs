import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

/** Secret that no log may contain. */
export const SECRET = 'a'.repeat(32);
const PAUSE_MS = 300;
const RETRY_MS = 1_000;
/**
 * Pages without external dependencies: the daily rates come from elsewhere. The query of the last one opens a receipt.
 */
const READ = ['/', '/api/publico/novedades', '/api/publico/sitio/agencias', `/contactanos/reclamos?enviado=${SECRET}`];
const FORM = '/api/publico/contactanos/reclamos';

/** Returns the time of day, to match faults with the trial's log. */
export const timeOf = () => new Date().toISOString().slice(11, 19);

/**
 * Simulates people who read and complain until `stop`, each from a local address of their own. Resends an
 * unacknowledged complaint with the same idempotency key.
 */
export function visit({ host, port }, { people, complaint }) {
  const stopping = new AbortController();
  /** Count of responses by status, and unexpected responses. */
  const answers = new Map();
  const faults = [];
  const acknowledged = [];
  /** When each complaint of `acknowledged` was. */
  const times = [];
  let sent = 0;
  const all = Array.from({ length: people }, (_, at) => live(`127.0.9.${at + 1}`));
  return {
    acknowledged,
    faults,
    answers,
    /** Returns the longest time without an acknowledged complaint since then, in seconds. */
    longestGap(since) {
      const seen = [since, ...times.filter((at) => at > since), performance.now()];
      return Math.max(...seen.slice(1).map((at, index) => at - seen[index])) / 1_000;
    },
    async stop() {
      stopping.abort();
      await Promise.all(all);
    },
  };

  async function live(localAddress) {
    // One busy connection per person: nginx would close an idle one while it is being reused.
    const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false, localAddress });
    const request = (options, body) =>
      sendOnce({ agent, host: '127.0.0.1', servername: host, port, ...options }, host, body);
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      await note('GET', () => request({ path: READ[turn % READ.length] }));
      if (turn % 10 === 0) await complain(request);
      await sleep(PAUSE_MS);
    }
    agent.destroy();
  }

  async function complain(request) {
    // Contains no long number, which would be taken for a card number.
    const descripcion = `${complaint.descripcion} Me ocurrió a mí, la persona ${++sent}.`;
    const body = JSON.stringify({ ...complaint, numeroDocumento: String(randomInt(1e6, 1e7)), descripcion });
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    while (!stopping.signal.aborted) {
      const answer = await note('POST', () => request({ path: FORM, method: 'POST', headers }, body));
      if (answer?.status === 201) {
        times.push(performance.now());
        return void acknowledged.push(JSON.parse(answer.text).codigo);
      }
      await sleep(RETRY_MS);
    }
  }

  async function note(method, request) {
    const answer = await request().catch((error) => void faults.push(`${method} a las ${timeOf()}: ${error.message}`));
    if (!answer) return undefined;
    const { status, headers, text } = answer;
    answers.set(`${method} ${status}`, (answers.get(`${method} ${status}`) ?? 0) + 1);
    const isRefused = status >= 400 && !(status === 503 && headers['retry-after']) && status !== 409;
    if (isRefused) faults.push(`${method} a las ${timeOf()}: ${status} ${text.slice(0, 300)}`);
    return answer;
  }
}

function sendOnce(options, host, body) {
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
    // A reused connection may have been closed while idle; a new one broke.
    sent.on('error', (error) => {
      error.message += ` (${error.code ?? '?'}, conexión ${sent.reusedSocket ? 'de antes' : 'nueva'})`;
      reject(error);
    });
    sent.end(body);
  });
}
