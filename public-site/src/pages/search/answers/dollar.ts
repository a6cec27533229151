import { formatDate, formatNumber } from '@coop/domain/format';
import { type Answering, says } from './answer';

/** The dollar and the UFV of today. */
export const dollar: Answering = async ({ words, leer }) => {
  if (!says(words, 'dolar', 'ufv', 'cotizacion') || says(words, 'deposito', 'plazo', 'credito', 'caja'))
    return undefined;
  const cotizacion = await leer.cotizacion();
  if (!cotizacion) return undefined;
  const { compra, venta, ufv } = cotizacion.cotizaciones;
  return {
    title: cotizacion.desactualizado ? 'Dólar y UFV' : 'Dólar y UFV de hoy',
    lines: [
      { label: 'Compramos el dólar a', value: `Bs ${formatNumber(compra)}` },
      { label: 'Lo vendemos a', value: `Bs ${formatNumber(venta)}` },
      ...(ufv > 0 ? [{ label: 'UFV', value: `Bs ${formatNumber(ufv, 5)}` }] : []),
    ],
    note: cotizacion.desactualizado
      ? `Son las del ${formatDate(cotizacion.fecha)}: pregunte las de hoy en una agencia.`
      : `Vigentes desde el ${formatDate(cotizacion.fecha)}.`,
    more: { href: '/institucional/indicadores-financieros#conversor', text: 'Convertir un monto' },
  };
};
