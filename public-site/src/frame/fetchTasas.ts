import type { Tasas } from './tasas';

/** The rates that the server has now; rejects when it has none that can be read. */
export async function fetchTasas(): Promise<Tasas> {
  const res = await fetch('/api/cotizacion');
  if (!res.ok) throw new Error('Error al obtener los datos');
  const { cotizaciones, fecha, desactualizado } = await res.json();
  for (const value of [cotizaciones.venta, cotizaciones.compra, cotizaciones.ufv])
    if (!Number.isFinite(value)) throw new Error('Error al obtener los datos');
  return { cotizaciones, fecha: isDay(fecha) ? fecha : undefined, desactualizado: desactualizado === true };
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
