import { useEffect, useState } from 'react';
import type { Cotizacion } from '../reading/leer';

/** Rates in bolivianos, and the day from which they hold where it is known. */
export type Tasas = { cotizaciones: Cotizacion['cotizaciones']; fecha?: string };
type State = Tasas & { respondida: boolean };

const INITIAL: State = { cotizaciones: { venta: 6.96, compra: 6.86, ufv: 0 }, respondida: false };
const WAIT_MS = 1000;

/**
 * The rates to show: those that the page came with until the server answers. Then, what it answered; after a failure, the
 * initial ones, without a date.
 */
export function useCotizacion(ofThePage: Tasas | null): Tasas | null {
  const [{ respondida, ...tasas }, setState] = useState(INITIAL);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchCotizacion(stop.signal).then(
        (fetched) => setState({ ...fetched, respondida: true }),
        // A failure is not shown.
        () => stop.signal.aborted || setState((before) => ({ ...before, respondida: true })),
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return respondida ? tasas : ofThePage;
}

async function fetchCotizacion(signal: AbortSignal): Promise<Tasas> {
  const res = await fetch('/api/cotizacion', { signal });
  if (!res.ok) throw new Error('Error al obtener los datos');
  const { cotizaciones, fecha } = await res.json();
  for (const value of [cotizaciones.venta, cotizaciones.compra, cotizaciones.ufv])
    if (!Number.isFinite(value)) throw new Error('Error al obtener los datos');
  return { cotizaciones, fecha: typeof fecha === 'string' ? fecha : undefined };
}
