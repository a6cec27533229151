import { useEffect, useState } from 'react';
import type { Cotizacion } from '../leer';

/** Rates in bolivianos, and the day from which they hold where it is known. */
export type Tasas = { cotizaciones: Cotizacion['cotizaciones']; fecha?: string };
type Estado = Tasas & { respondida: boolean };

const INICIALES: Estado = { cotizaciones: { venta: 6.96, compra: 6.86, ufv: 0 }, respondida: false };
const ESPERA_MS = 1000;

/**
 * The rates to show: those that the page came with until the server answers. Then, what it answered; after a failure, the
 * initial ones, without a date.
 */
export function useCotizacion(deLaPagina: Tasas | null): Tasas | null {
  const [{ respondida, ...tasas }, setEstado] = useState(INICIALES);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      obtenerCotizacion(stop.signal).then(
        (obtenidas) => setEstado({ ...obtenidas, respondida: true }),
        // A failure is not shown.
        () => stop.signal.aborted || setEstado((antes) => ({ ...antes, respondida: true })),
      );
    }, ESPERA_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return respondida ? tasas : deLaPagina;
}

async function obtenerCotizacion(signal: AbortSignal): Promise<Tasas> {
  const res = await fetch('/api/cotizacion', { signal });
  if (!res.ok) throw new Error('Error al obtener los datos');
  const { cotizaciones, fecha } = await res.json();
  for (const value of [cotizaciones.venta, cotizaciones.compra, cotizaciones.ufv])
    if (!Number.isFinite(value)) throw new Error('Error al obtener los datos');
  return { cotizaciones, fecha: typeof fecha === 'string' ? fecha : undefined };
}
