import { useEffect, useState } from 'react';

type Cotizaciones = { venta: number; compra: number; ufv: number };

const INICIALES: Cotizaciones = { venta: 6.96, compra: 6.86, ufv: 0 };
const ESPERA_MS = 1000;

/** The rates: the initial ones until the server answers, and after a failure. `fecha` is the day they hold from. */
export function useCotizacion() {
  const [estado, setEstado] = useState<{ cotizaciones: Cotizaciones; fecha?: string }>({ cotizaciones: INICIALES });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // A failure is not shown: the values on screen stay, without a date.
      obtenerCotizacion(stop.signal).then(setEstado, () => {});
    }, ESPERA_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return estado;
}

async function obtenerCotizacion(signal: AbortSignal) {
  const res = await fetch('/api/cotizacion', { signal });
  if (!res.ok) throw new Error('Error al obtener los datos');
  const { cotizaciones, fecha } = await res.json();
  for (const value of [cotizaciones.venta, cotizaciones.compra, cotizaciones.ufv])
    if (!Number.isFinite(value)) throw new Error('Error al obtener los datos');
  return { cotizaciones, fecha: typeof fecha === 'string' ? fecha : undefined };
}
