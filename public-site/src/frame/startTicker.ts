import { inStrip, type Tasas } from './tasas';

const INITIAL: Tasas = { cotizaciones: { venta: 6.96, compra: 6.86, ufv: 0 } };
const WAIT_MS = 1000;

/** Starts the strip and fetches rates after one second; a failure keeps the server's. */
export function startTicker(strip: HTMLElement) {
  const label = strip.querySelector('button > span');
  const move = (moves: boolean) => {
    strip.toggleAttribute('data-mueve', moves);
    if (label) label.textContent = moves ? 'Pausar las cotizaciones' : 'Reanudar las cotizaciones';
  };
  strip.querySelector('button')?.addEventListener('click', () => move(!strip.hasAttribute('data-mueve')));
  // In data-saver mode the strip starts paused; the visitor can start it.
  move(!('ahorro' in document.documentElement.dataset));
  setTimeout(async () => {
    const tasas = await fetchTasas().catch(() => (strip.querySelector('strong') ? undefined : INITIAL));
    if (tasas) show(strip, tasas);
  }, WAIT_MS);
}

function show(strip: HTMLElement, tasas: Tasas) {
  for (const text of strip.querySelectorAll('p'))
    text.replaceChildren(
      ...inStrip(tasas).map(([what, howMuch]) => {
        const span = Object.assign(document.createElement('span'), { textContent: `${what} ` });
        if (howMuch) span.append(Object.assign(document.createElement('strong'), { textContent: howMuch }));
        return span;
      }),
    );
}

/** Fetches the current rates; rejects when there are none or they are invalid. */
async function fetchTasas(): Promise<Tasas> {
  const res = await fetch('/api/cotizacion');
  if (!res.ok) throw new Error('Error al obtener los datos');
  const { cotizaciones, fecha, desactualizado } = await res.json();
  for (const value of [cotizaciones.venta, cotizaciones.compra, cotizaciones.ufv])
    if (!Number.isFinite(value)) throw new Error('Error al obtener los datos');
  return { cotizaciones, fecha: isDay(fecha) ? fecha : undefined, desactualizado: desactualizado === true };
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
