import type { Cotizacion, NoCotizacion } from '@coop/domain/answers';
import type { Response } from 'express';

/** Sends the rates, or, where none were ever stored, the one error that the specification words; it is no problem+json. */
export function sendCotizacion(response: Response, cotizacion: Cotizacion | undefined): void {
  if (cotizacion) response.set('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400').json(cotizacion);
  else response.status(503).set('Cache-Control', 'no-store').json(none);
}

const none: NoCotizacion = { error: 'Error al obtener los datos' };
