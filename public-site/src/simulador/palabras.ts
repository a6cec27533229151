import type { CreditoSimulable } from './tipos';

// What visitors read for what simulators ask by codes.

export const monedas = { BOB: 'Bolivianos', USD: 'Dólares', UFV: 'UFV' } as const;
const simbolos: ReadonlyMap<string, string> = new Map([
  ['BOB', 'Bs'],
  ['USD', 'USD'],
  ['UFV', 'UFV'],
]);
/** What stands before an amount; nothing before one of a currency that is none. */
export const simboloDe = (moneda: string): string | undefined => simbolos.get(moneda);

export const sistemas: Record<CreditoSimulable['sistemas'][number], string> = {
  cuota_fija: 'Cuota fija',
  cuota_variable: 'Cuota variable, que va bajando',
};

export const frecuencias: Record<CreditoSimulable['frecuencias'][number], string> = {
  mensual: 'Cada mes',
  bimestral: 'Cada dos meses',
  trimestral: 'Cada tres meses',
  semestral: 'Cada seis meses',
};

export const personas = { natural: 'Una persona', juridica: 'Una empresa' } as const;

export const pagosDeInteres = {
  vencimiento: 'Al vencimiento',
  mensual: 'Cada mes',
  trimestral: 'Cada tres meses',
} as const;

/** The codes as choices, with their words. */
export const comoOpciones = <const T extends string>(codigos: readonly T[], palabras: Readonly<Record<T, string>>) =>
  codigos.map((codigo) => [codigo, palabras[codigo]] as const);
