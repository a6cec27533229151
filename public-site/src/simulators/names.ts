import type { creditInputs, depositInputs, exchangeInputs, savingsInputs } from '@coop/domain/simulations';

// What the address of a page may ask of its simulator: the names of the API. Rates are not among them: a link that brings
// one of its own would show it as if it were the cooperative's. Apart from the readers, which not every page loads.

export const creditoNames = [
  'producto',
  'moneda',
  'monto',
  'plazo_meses',
  'sistema',
  'frecuencia',
  'gracia_meses',
  'fecha',
] as const satisfies readonly (typeof creditInputs)[number][];

export const depositoNames = [
  'moneda',
  'monto',
  'plazo_dias',
  'tipo_persona',
  'pago',
  'fecha',
] as const satisfies readonly (typeof depositInputs)[number][];

export const ahorroNames = [
  'producto',
  'moneda',
  'monto',
  'plazo_meses',
  'tipo_persona',
] as const satisfies readonly (typeof savingsInputs)[number][];

export const cambioNames = ['monto', 'de', 'a'] as const satisfies readonly (typeof exchangeInputs)[number][];

/** After the name of what is asked of the second option. */
export const OTHER = '_b';
/** Whether all the rows of a plan are shown: `plan=completo`. */
export const PLAN = 'plan';
export const WHOLE = 'completo';

/** All that the address of the simulator of loans may ask: two options, and the plan in full. */
export const comparisonNames = [...creditoNames, ...creditoNames.map((name) => name + OTHER), PLAN];
