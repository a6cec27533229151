import { formatMoney, formatPercent } from '@coop/domain/format';
import type { Credito } from '../../reading/readCreditos';

const NO_BREAK = '\u00a0';

/** Formats the range of amounts in each currency: «Bs 1.000 a Bs 150.000». */
export const montosOf = (c: Credito): string[] =>
  (
    [
      ['BOB', c.montoMinBob, c.montoMaxBob],
      ['USD', c.montoMinUsd, c.montoMaxUsd],
    ] as const
  ).flatMap(([moneda, min, max]) =>
    c.monedas.includes(moneda) && min && max ? `${formatMoney(min, moneda, 0)} a ${formatMoney(max, moneda, 0)}` : [],
  );

/** Formats the range of terms: «6 a 60 meses», or «1 a 20 años» for long ones. */
export const plazoOf = ({ plazoMin, plazoMax }: Pick<Credito, 'plazoMin' | 'plazoMax'>): string =>
  plazoMin % 12 === 0 && plazoMax % 12 === 0 && plazoMax > 60
    ? `${plazoMin / 12} a ${plazoMax / 12} años`
    : `${plazoMin} a ${plazoMax} meses`;

/** Formats a longest term: «60 meses», or «20 años» for long ones. */
export const longest = (months: number): string =>
  months % 12 === 0 && months > 60 ? `${months / 12} años` : `${months} meses`;

/** Formats the type of rate. A rate that is fixed only at first must show the later one. */
export function tasaType({ tipoTasa, periodoFijoMeses, spread }: Credito): string {
  const later = `TRe${NO_BREAK}+${NO_BREAK}${formatPercent(spread ?? '0')}`;
  if (tipoTasa === 'fija') return 'Tasa fija';
  return tipoTasa === 'variable' ? `Tasa variable: ${later}` : `Fija ${periodoFijoMeses} meses; después, ${later}`;
}

/** Formats the charges besides interest and insurance: «Formulario de solicitud: Bs 30,00». */
export const cargosOf = ({ otrosCargos, monedas }: Credito): string[] =>
  otrosCargos.map(({ nombre, tipo, valor, moneda }) => {
    const amount = formatMoney(valor, moneda ?? monedas[0]);
    if (tipo === 'pct_desembolso') return `${nombre}: ${formatPercent(valor)} del desembolso`;
    return `${nombre}: ${amount}${tipo === 'monto_cuota' ? ' en cada cuota' : ''}`;
  });
