import type { Cotizacion, NoCotizacion } from '@coop/domain/answers';
import { RETRY_AFTER_S } from '../../platform/http/problem.js';
import type { Said } from '../../platform/http/ready/kept-answers.js';

/** The rates, or, where none were ever stored, the one error that the specification words; it is no problem+json. */
export const saidOfRates = (cotizacion: Cotizacion | undefined): Said =>
  cotizacion
    ? { body: cotizacion, caching: 'public, max-age=300, stale-while-revalidate=86400' }
    : { status: 503, body: none, caching: 'no-store', headers: { 'retry-after': String(RETRY_AFTER_S) } };

const none: NoCotizacion = { error: 'Error al obtener los datos' };
