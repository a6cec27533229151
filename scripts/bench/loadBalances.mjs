import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { watchMemory } from './memoryOf.mjs';
import { signIn } from './signIn.mjs';

const today = new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10);

/**
 * Uploads a balances file to a running demonstration. Returns the duration and the server's peak memory.
 * @param {string} address
 * @param {number} rows
 * @param {number | string} [pid] process id of the server, for its memory (Linux only)
 */
export async function loadBalances(address, rows, pid) {
  const headers = { Authorization: `Bearer ${await signIn(address)}` };
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-saldos-'));
  try {
    const file = path.join(folder, 'saldos.csv');
    await writeFile(file, linesOf(rows));
    const form = new FormData();
    form.set('fechaCorte', today);
    form.set('archivo', await openAsBlob(file), 'saldos.csv');
    const { result: lote, took } = await watchMemory(pid, async () => {
      let lote = await call('POST', '/api/saldos/lotes', form);
      while (lote.estado === 'validando') {
        await new Promise((resolve) => setTimeout(resolve, 200));
        lote = await call('GET', `/api/saldos/lotes/${lote.id}`);
      }
      return lote.estado === 'por_confirmar' ? confirm(lote) : lote;
    });
    if (lote.estado !== 'vigente' || lote.filas !== rows) throw new Error(`${lote.estado}: ${lote.motivo}`);
    return took;
  } finally {
    rmSync(folder, { recursive: true });
  }

  /** Confirms as a second person: the demonstration's batch has products that these lines lack. */
  async function confirm({ id }) {
    const second = { Authorization: `Bearer ${await signIn(address, 'sistemas')}`, 'Content-Type': 'application/json' };
    return call('POST', `/api/saldos/lotes/${id}/confirmar`, JSON.stringify({ motivo: 'Se mide una carga' }), second);
  }

  async function call(method, where, body, by = headers) {
    const answer = await fetch(address + where, { method, headers: by, body });
    if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}

/** Lines per write. */
const BLOCK = 10_000;

function* linesOf(rows) {
  yield 'numero_socio;numero_documento;nombre_completo;producto_tipo;numero_operacion;moneda;saldo;tasa_anual;fecha_apertura;agencia\n';
  const stamp = Date.now() % 1e9;
  const line = (n) =>
    `${n};${1_000_000 + n};Nombre Apellido Número ${n};caja_ahorro;${stamp}-${n};BOB;${n % 9999},50;2,00;05/03/2020;Oficina Central La Paz\n`;
  for (let from = 0; from < rows; from += BLOCK)
    yield Array.from({ length: Math.min(BLOCK, rows - from) }, (_, n) => line(from + n)).join('');
}

// node scripts/bench/loadBalances.mjs http://127.0.0.1:3000 200000 <pid del servidor>
if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [address, rows = '200000', pid] = process.argv.slice(2);
  console.log(await loadBalances(address, Number(rows), pid));
}
