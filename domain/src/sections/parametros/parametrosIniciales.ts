import type { Draft } from '../../language/section.js';
import type { parametros } from './parametros.js';

/** In force from before any data. Values without a known source stay empty, for the entity to fill in. */
export const parametrosIniciales: Draft<typeof parametros> = {
  titulo: 'Parámetros iniciales',
  vigenteDesde: '2000-01-01',
  norma:
    'Valores con los que empieza el producto; confírmelos con las normas vigentes. Reclamos: RNSF, Libro 4.º, Título I. RC-IVA: Ley 843, artículo 19, inciso c).',
  reclamoPlazo: 5,
  reclamoPlazoAmpliado: 10,
  reclamoConservar: 10,
  rcIvaAlicuota: '13.0000',
  rcIvaExentoNacional: 30,
  rcIvaExentoExtranjera: 1080,
  ingresoParaCuotas: '40.0000',
};
