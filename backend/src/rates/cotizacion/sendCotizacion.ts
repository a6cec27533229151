import type { Response } from 'express';
import type { PublicCotizacion } from './publicCotizacion.js';

/** Sends the rates, or, where none were ever stored, the one error that the specification words; it is no problem+json. */
export function sendCotizacion(response: Response, cotizacion: PublicCotizacion | undefined): void {
  if (cotizacion) response.set('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400').json(cotizacion);
  else response.status(503).set('Cache-Control', 'no-store').json({ error: 'Error al obtener los datos' });
}
