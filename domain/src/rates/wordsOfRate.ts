import { formatMoney, formatNumber, formatPercent } from '../text/format.js';
import type { TarifarioRow as Row } from './rateRow.js';

const monedaOf = ({ moneda }: Row) => (moneda === 'ambas' ? 'BOB' : moneda);

/** Formats the term: «6 a 60 meses», «hasta 240 meses», «—». */
export function plazoOf({ plazoDesde, plazoHasta, plazoUnidad }: Row): string {
  const unit = plazoUnidad === 'dias' ? 'días' : 'meses';
  if (plazoDesde !== null && plazoHasta !== null) return `${withDots(plazoDesde)} a ${withDots(plazoHasta)} ${unit}`;
  if (plazoHasta !== null) return `hasta ${withDots(plazoHasta)} ${unit}`;
  return plazoDesde !== null ? `desde ${withDots(plazoDesde)} ${unit}` : '—';
}

const withDots = (value: number) => formatNumber(value, 0);

/** Formats the amount range: «hasta Bs 140.000», «más de Bs 50.000», «—». */
export function montoOf(row: Row): string {
  // Keeps the cents: rounded, «hasta Bs 4.999,99» and «desde Bs 5.000» would look the same.
  const monto = (value: string) => formatMoney(value, monedaOf(row), Number.isInteger(Number(value)) ? 0 : 2);
  if (row.montoDesde && row.montoHasta) return `${monto(row.montoDesde)} a ${monto(row.montoHasta)}`;
  if (row.montoHasta) return `hasta ${monto(row.montoHasta)}`;
  if (!row.montoDesde) return '—';
  // One cent above a round amount reads as «más de».
  const whole = Number(row.montoDesde) - 0.01;
  return Number.isInteger(whole) ? `más de ${monto(String(whole))}` : `desde ${monto(row.montoDesde)}`;
}

/** Formats the conditions of a line: «en dólares · hasta Bs 50.000 · 6 a 60 meses · por retiro». */
export const conditionsOf = (row: Row): string =>
  [row.moneda === 'USD' && 'en dólares', row.moneda === 'UFV' && 'en UFV', montoOf(row), plazoOf(row), row.observacion]
    .filter((part) => part && part !== '—')
    .join(' · ');

/** Formats the charge or rate, with its unit. */
export function chargeOf(row: Row): string {
  const { valorTipo, valor, spread, periodoFijoMeses } = row;
  if (valorTipo === 'gratuito') return 'Gratuito';
  if (valorTipo === 'segun_convenio') return 'Según convenio';
  if (valorTipo === 'tre_mas') {
    const fixed = periodoFijoMeses ? `, fija ${periodoFijoMeses} meses` : '';
    return spread ? `TRe + ${formatNumber(spread)} %${fixed}` : '—';
  }
  if (valor === null) return '—';
  return valorTipo === 'monto'
    ? formatMoney(valor, monedaOf(row))
    : formatPercent(valor, /\.\d\d00$/.test(valor) ? 2 : 4);
}
