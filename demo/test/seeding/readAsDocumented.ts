import { consulta, type Documented, schemaIn, sendTo, type TestApp } from '@coop/backend/test';
import { todayInLaPaz } from '@coop/domain';
import { z } from 'zod';

type Row = Record<string, unknown>;
type Read = { read: string[]; unread: string[]; faults: string[] };

/**
 * Reads every address that answers JSON, and does some orders. `faults` is what answers have that their schema in OpenAPI
 * doesn't say, or lack; `unread`, what could not be read, with its status.
 */
export async function readAsDocumented(test: TestApp): Promise<Read> {
  const { body: document }: { body: Documented } = await test.anonymous.get('/api/openapi.json').expect(200);
  const all: Read = { read: [], unread: [], faults: [] };
  const check = (operation: string, { status, body }: { status: number; body: unknown }) => {
    const [method = '', path = ''] = operation.split(' ');
    const schema = schemaIn(document, method, path, String(status));
    if (!schema) return all.unread.push(`${status} ${operation}`);
    const { error } = schema.safeParse(body);
    if (error) all.faults.push(`${operation}: ${z.prettifyError(error)}`);
    return all.read.push(operation);
  };
  const get = (address: string) => test.as('administrador').get(address);
  const post = (address: string, body: object = {}) => test.as('administrador').post(address).send(body);
  const firstOf = async (list: string): Promise<Row> => {
    const { body } = await get(list + (queries[list] ?? ''));
    return Array.isArray(body) ? (body[0] ?? {}) : {};
  };

  const sent = await sendTo(test)('consultas', consulta);
  check('post /api/publico/contactanos/consultas', sent);
  const words = { token: sent.body.comprobante, mes: todayInLaPaz().slice(0, 7), gestion: '2030' };
  const caso = `/api/contactanos/consultas/${(await firstOf('/api/contactanos/consultas')).id}`;
  check('post /api/contactanos/consultas/{id}/notas', await post(`${caso}/notas`, { texto: 'Llamó otra vez.' }));
  const novedad = `/api/novedades/${(await firstOf('/api/novedades')).id}`;
  check('post /api/novedades/{id}/vista-previa', await post(`${novedad}/vista-previa`));
  const vista = { seccion: 'novedades', nombre: 'Borradores', filtro: { situacion: 'borrador' } };
  check('post /api/vistas', await post('/api/vistas', vista));
  const socio = { criterio: 'numeroSocio', valor: '10234', motivo: 'consulta_presencial' };
  check('post /api/saldos/consulta', await post('/api/saldos/consulta', socio));

  for (const path of Object.keys(document.paths).filter((one) => schemaIn(document, 'get', one, '200'))) {
    const [list = '', ...parts] = path.split(/\/(?=\{)/);
    const row: Row = parts.length > 0 ? { ...(await firstOf(list)), ...words } : {};
    const address = path.replace(/\{(\w+)\}/g, (whole, name) => String(row[name] ?? whole));
    check(`get ${path}`, await get(address + (queries[path] ?? '')));
  }
  return all;
}

const queries: Record<string, string> = {
  '/api/calendario': '?desde=2026-12-01&hasta=2026-12-31',
  '/api/panel/buscar': '?q=ahorro',
  '/api/contactanos/solicitudes-creditos/core': '?formato=json',
  '/api/publico/busqueda': '?q=ahorro',
  '/api/publico/busqueda/secciones': '?q=ahorro',
  '/api/publico/busqueda/sugerencias': '?q=ahorro',
  '/api/publico/simulaciones/credito': '?monto=50000&plazo_meses=36&tasa_anual=16&seguro_desgravamen_mensual=0',
  '/api/publico/simulaciones/capacidad': '?producto=credito-de-consumo&ingreso=4500&plazo_meses=36',
  '/api/publico/simulaciones/adelanto':
    '?monto=50000&plazo_meses=36&tasa_anual=16&seguro_desgravamen_mensual=0&adelanto=5000&adelanto_con=12',
  '/api/publico/simulaciones/escalera': '?monto=40000&partes=4&cada_dias=90',
  '/api/publico/simulaciones/dpf': '?monto=10000&plazo_dias=360',
  '/api/publico/simulaciones/ahorro': '?monto=5000&plazo_meses=12&tasa_anual=2',
  '/api/vistas': '?seccion=novedades',
  '/api/panel/sin-guardar': '?seccion=novedades&registro=nuevo',
  '/api/publico/simulaciones/conversion': '?monto=1000&de=USD&a=BOB',
};
