import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
const today = new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10);

/**
 * Loads a file of balances into a running demonstration: how long it takes, and how much memory its server takes at most.
 * @param {string} address
 * @param {number} rows
 * @param {number} [pid] the server's, for its memory; Linux alone tells it
 */
export async function loadBalances(address, rows, pid) {
  const { idToken } = await call('POST', signIn, {
    'Content-Type': 'application/json',
    body: JSON.stringify({ email: 'sistemas@kantuta.test', password: 'kantuta-demo', returnSecureToken: true }),
  });
  const headers = { Authorization: `Bearer ${idToken}` };
  const form = new FormData();
  form.set('fechaCorte', today);
  form.set('archivo', new Blob(linesOf(rows)), 'saldos.csv');
  const [before, began] = [memoryOf(pid), performance.now()];
  let lote = await call('POST', '/api/saldos/lotes', { ...headers, body: form });
  const sent = performance.now();
  let peak = before;
  while (lote.estado === 'validando') {
    await new Promise((resolve) => setTimeout(resolve, 100));
    peak = Math.max(peak, memoryOf(pid));
    lote = await call('GET', `/api/saldos/lotes/${lote.id}`, headers);
  }
  const seconds = (from) => ((performance.now() - from) / 1000).toFixed(1);
  return `${lote.estado}, ${lote.filas} filas: ${seconds(began)} s (${seconds(sent)} s de lectura), memoria ${before} → ${peak} MB`;

  async function call(method, path, { body, ...headers }) {
    const answer = await fetch(address + path, { method, headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}

function linesOf(rows) {
  const lines = [
    'numero_socio;numero_documento;nombre_completo;producto_tipo;numero_operacion;moneda;saldo;tasa_anual;fecha_apertura;agencia\n',
  ];
  const stamp = Date.now();
  for (let n = 0; n < rows; n++)
    lines.push(
      `${n};${1_000_000 + n};Nombre Apellido Número ${n};caja_ahorro;${stamp % 1e9}-${n};BOB;${n % 9999},50;2,00;05/03/2020;Oficina Central La Paz\n`,
    );
  return lines;
}

/** Megabytes in memory now. */
function memoryOf(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

// node scripts/bench/loadBalances.mjs http://127.0.0.1:3000 200000 <pid del servidor>
if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [address, rows = '200000', pid] = process.argv.slice(2);
  console.log(await loadBalances(address, Number(rows), pid));
}
