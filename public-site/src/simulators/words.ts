import type { ParametrosRcIva } from '@coop/domain/calculators';
import { formatPercent, withoutTrailingZeros } from '@coop/domain/format';
import type { SimulableCredito } from '../reading/simulables';

// Labels of the codes that simulators use.

export const monedas = { BOB: 'Bolivianos', USD: 'Dólares', UFV: 'UFV' } as const;
const symbols: ReadonlyMap<string, string> = new Map([
  ['BOB', 'Bs'],
  ['USD', 'USD'],
  ['UFV', 'UFV'],
]);
/** Returns the symbol of a currency; undefined for an unknown one. */
export const symbolOf = (moneda: string): string | undefined => symbols.get(moneda);

export const sistemas: Record<SimulableCredito['sistemas'][number], string> = {
  cuota_fija: 'Cuota fija',
  cuota_variable: 'Cuota variable, que va bajando',
};

export const frequencies: Record<SimulableCredito['frecuencias'][number], string> = {
  mensual: 'Cada mes',
  bimestral: 'Cada dos meses',
  trimestral: 'Cada tres meses',
  semestral: 'Cada seis meses',
};

export const people = { natural: 'Una persona', juridica: 'Una empresa' } as const;

export const interestPayments = {
  vencimiento: 'Al vencimiento',
  mensual: 'Cada mes',
  trimestral: 'Cada tres meses',
} as const;

export const toOptions = <const T extends string>(codes: readonly T[], words: Readonly<Record<T, string>>) =>
  codes.map((codigo) => [codigo, words[codigo]] as const);

/** Formats the label of the tax withholding: «Retención del RC-IVA (13 %)». */
export const rcIvaLabel = ({ alicuota }: ParametrosRcIva): string =>
  `Retención del RC-IVA (${formatPercent(alicuota, placesOf(alicuota))})`;

const placesOf = (percentage: string) => withoutTrailingZeros(percentage.split('.')[1] ?? '').length;

/** Formats the share of the income for payments: «40 %», «37,5 %». */
export const formatShare = (parte: string) => formatPercent(parte, placesOf(parte));
