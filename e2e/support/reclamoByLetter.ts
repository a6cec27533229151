import { type APIRequestContext, expect } from '@playwright/test';
import { newCarnet } from './newCarnet.js';
import { create, dayFromToday, type Row } from './publication.js';
import { unique } from './unique.js';

/** A complaint that came by letter so many days ago, registered as comercial does. */
export const reclamoByLetter = (api: APIRequestContext, daysAgo: number, values: object = {}): Promise<Row> =>
  create(api, 'contactanos/reclamos', {
    tipoPersona: 'natural',
    nombres: 'Rosa',
    primerApellido: 'Mamani',
    tipoDocumento: 'ci',
    numeroDocumento: newCarnet(),
    esCliente: 'socio',
    celular: '71234567',
    direccion: 'Calle Sucre N° 12, zona Central',
    departamento: 'LP',
    ciudad: 'La Paz',
    producto: 'caja_ahorro',
    motivo: 'mala_informacion',
    fechaHecho: '2026-01-05',
    descripcion: unique('Me cobraron una comisión que no figura en el tarifario.'),
    medioRespuesta: 'agencia',
    medioNumero: 'pantalla',
    aceptaTratamiento: true,
    canal: 'carta',
    fechaRecepcion: dayFromToday(-daysAgo),
    motivoRegistroTardio: 'La carta quedó en la correspondencia de la agencia.',
    ...values,
  });

/** The same, being analysed by whoever asks. */
export async function reclamoInAnalysis(api: APIRequestContext, daysAgo: number, values: object = {}): Promise<Row> {
  const row = await reclamoByLetter(api, daysAgo, values);
  const { uid } = await (await api.get('/api/yo')).json();
  const answer = await api.post(`/api/contactanos/reclamos/${row.id}/analizar`, {
    data: { version: row.version, asignadoA: uid },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
