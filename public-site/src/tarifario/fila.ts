import { formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import type { TarifarioRow } from '@coop/domain/rates';

/** A row, with the page of the product that it is of, where it is of one. */
export type Fila = TarifarioRow & { enlace?: string };

export const monedas: Record<Fila['moneda'], string> = {
  BOB: 'Bolivianos',
  USD: 'Dólares',
  UFV: 'UFV',
  ambas: 'Ambas',
};

const monedaDe = ({ moneda }: Fila) => (moneda === 'ambas' ? 'BOB' : moneda);

/** «6 a 60 meses», «hasta 240 meses», «—». */
export function plazoDe({ plazoDesde, plazoHasta, plazoUnidad }: Fila): string {
  const unidad = plazoUnidad === 'dias' ? 'días' : 'meses';
  if (plazoDesde !== null && plazoHasta !== null) return `${plazoDesde} a ${plazoHasta} ${unidad}`;
  if (plazoHasta !== null) return `hasta ${plazoHasta} ${unidad}`;
  return plazoDesde !== null ? `desde ${plazoDesde} ${unidad}` : '—';
}

/** «hasta Bs 140.000», «desde Bs 5.000», «—». */
export function montoDe(fila: Fila): string {
  // «hasta Bs 4.999,99» and «desde Bs 5.000»: rounded, both would say the same.
  const monto = (valor: string) => formatMoney(valor, monedaDe(fila), Number.isInteger(Number(valor)) ? 0 : 2);
  if (fila.montoDesde && fila.montoHasta) return `${monto(fila.montoDesde)} a ${monto(fila.montoHasta)}`;
  if (fila.montoHasta) return `hasta ${monto(fila.montoHasta)}`;
  return fila.montoDesde ? `desde ${monto(fila.montoDesde)}` : '—';
}

/** What is charged or paid, with its unit. */
export function valorDe(fila: Fila): string {
  const { valorTipo, valor, spread, periodoFijoMeses } = fila;
  if (valorTipo === 'gratuito') return 'Gratuito';
  if (valorTipo === 'segun_convenio') return 'Según convenio';
  if (valorTipo === 'tre_mas') {
    const fijo = periodoFijoMeses ? `, fija ${periodoFijoMeses} meses` : '';
    return spread ? `TRe + ${formatNumber(spread)} %${fijo}` : '—';
  }
  if (valor === null) return '—';
  return valorTipo === 'monto'
    ? formatMoney(valor, monedaDe(fila))
    : formatPercent(valor, /\.\d\d00$/.test(valor) ? 2 : 4);
}
