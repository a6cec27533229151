import { loadBalances } from './loadBalances.mjs';
import { measureLatency } from './measureLatency.mjs';
import { watchMemory } from './memoryOf.mjs';

const sorted = (field) => `sort=${encodeURIComponent(JSON.stringify([field, 'ASC']))}`;
const consultas = '/api/contactanos/consultas/exportar';
const exports = [
  ['consultas: exportar CSV', consultas],
  ['consultas: exportar CSV por asignadoA', `${consultas}?${sorted('asignadoA')}`],
  ['consultas: exportar libro', `${consultas}?formato=xlsx`],
];
/** Batches besides the one in force, of the same size. */
const OTHERS = 9;

const LOADED = 'saldos: cargar un archivo';
const ASKED = 'saldos: consulta entre diez lotes';

/** Measurements over all rows. */
export const volumes = [...exports.map(([name]) => name), LOADED, ASKED];

/**
 * Measures exports of all rows and a load of as many balances: seconds, and the server's memory before and at peak.
 * Then measures the query of one member's balances among ten batches.
 */
export async function measureVolume({ address, token, client, rows, pid }) {
  const headers = { authorization: `Bearer ${token}` };
  const measured = new Map();
  for (const [name, path] of exports) {
    const { result: bytes, took } = await watchMemory(pid, () => readAll(address + path, headers));
    measured.set(name, `${took}, ${Math.round(bytes / 1e6)} MB`);
  }
  measured.set(LOADED, await loadBalances(address, rows, pid));
  await copyBatches(client);
  const makeRequest = () => ({
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      criterio: 'numeroDocumento',
      valor: String(1_000_000 + Math.floor(Math.random() * rows)),
      motivo: 'consulta_presencial',
    }),
  });
  measured.set(ASKED, await measureLatency(`${address}/api/saldos/consulta`, makeRequest));
  return measured;
}

async function readAll(url, headers) {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}

/** Copies the batch in force to earlier days. */
async function copyBatches(client) {
  const columnsOf = async (table, own) => {
    const { rows } = await client.query(
      `select string_agg(quote_ident(column_name), ',') as columns from information_schema.columns
        where table_name = $1 and column_name <> all ($2)`,
      [table, own],
    );
    return rows[0].columns;
  };
  const ofLote = await columnsOf('lotes_saldos', ['id', 'estado', 'fecha_corte']);
  const ofFila = await columnsOf('filas_saldos', ['lote']);
  for (let n = 1; n <= OTHERS; n++)
    await client.query(`
      with made as (
        insert into lotes_saldos (id, estado, fecha_corte, ${ofLote})
        select gen_random_uuid(), 'reemplazado', fecha_corte - ${n}, ${ofLote} from lotes_saldos where estado = 'vigente'
        returning id)
      insert into filas_saldos (lote, ${ofFila})
      select made.id, ${ofFila.replaceAll(/(^|,)/g, '$1f.')} from made, filas_saldos f join lotes_saldos l on l.id = f.lote
        where l.estado = 'vigente'`);
  await client.query('analyze filas_saldos');
}
