import { todayInLaPaz } from '@coop/domain';
import type { TestApp } from '../support/startApp.js';

/** Fields of the Punto de Reclamo form. */
export const reclamo = {
  tipoPersona: 'natural',
  nombres: 'Rosa',
  primerApellido: 'Mamani',
  tipoDocumento: 'ci',
  numeroDocumento: '4567891',
  esCliente: 'socio',
  celular: '71234567',
  direccion: 'Calle Sucre N° 12, zona Central',
  departamento: 'LP',
  ciudad: 'La Paz',
  producto: 'caja_ahorro',
  motivo: 'mala_informacion',
  fechaHecho: '2026-01-05',
  descripcion: 'Me cobraron una comisión que no figura en el tarifario publicado.',
  medioRespuesta: 'agencia',
  medioNumero: 'pantalla',
  aceptaTratamiento: true,
};

/** Fields of a response to a complaint. */
export const answer = {
  respuesta: 'Revisamos la operación y devolvimos la comisión cobrada.',
  resultado: 'desfavorable',
  esExpresa: true,
  esIntegra: true,
  esComprensible: true,
};

/** Fields of a term extension, except its date. */
export const extension = {
  ampliacionJustificacion: 'El informe del proveedor llega la próxima semana.',
  ampliacionComunicadaEn: todayInLaPaz(),
};

export type Case = { id: string; codigo: string; estado: string; version: number } & Record<string, unknown>;

/** Registers a complaint as staff do at the counter. */
export async function register(test: TestApp, values: object = {}): Promise<Case> {
  const { body } = await test
    .as('comercial')
    .post('/api/contactanos/reclamos')
    .send({ ...reclamo, ...values })
    .expect(201);
  return body;
}

/** Runs an action on the current version of a case, as the given role. */
export const order = (
  test: TestApp,
  { id }: Case,
  name: string,
  values: object = {},
  rol: 'administrador' | 'comercial' | 'creditos' = 'comercial',
  section = 'contactanos/reclamos',
) => test.as(rol).post(`/api/${section}/${id}/${name}`).set(test.seen(id)).send(values);

export const favourable = {
  respuesta: 'Revisamos la operación y devolvimos la comisión que se le cobró por error.',
  resultado: 'favorable',
  esExpresa: true,
  esIntegra: true,
  esComprensible: true,
};
