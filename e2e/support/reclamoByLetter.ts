import type { Cooperativa } from '@coop/client';
import { newCarnet } from './newCarnet.js';
import { ok } from './ok.js';
import { create, dayFromToday, order } from './publication.js';
import type { NewRow, Row } from './sections.js';
import { unique } from './unique.js';

export type Reclamo = Row<'contactanos/reclamos'>;
type ReclamoOverrides = Partial<NewRow<'contactanos/reclamos'>>;

/** Registers a complaint by letter, received that many days ago, as comercial does. */
export const reclamoByLetter = (api: Cooperativa, daysAgo: number, values: ReclamoOverrides = {}): Promise<Reclamo> =>
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

/** The same, in analysis by the caller. */
export async function reclamoInAnalysis(
  api: Cooperativa,
  daysAgo: number,
  values: ReclamoOverrides = {},
): Promise<Reclamo> {
  const row = await reclamoByLetter(api, daysAgo, values);
  const { uid } = await ok(api.GET('/api/yo'));
  return order(api, 'contactanos/reclamos', row, 'analizar', { asignadoA: uid });
}
