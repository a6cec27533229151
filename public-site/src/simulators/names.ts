import type {
  advanceInputs,
  capacityInputs,
  creditInputs,
  depositInputs,
  exchangeInputs,
  ladderInputs,
  savingsInputs,
} from '@coop/domain/simulations';

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

/** What is asked of a loan besides: what an income can pay, and a payment ahead of time. */
export const capacityNames = ['ingreso', 'otras_cuotas'] as const satisfies readonly (typeof capacityInputs)[number][];
export const advanceNames = [
  'adelanto',
  'adelanto_con',
  'adelanto_para',
] as const satisfies readonly (typeof advanceInputs)[number][];

/** All that the address of the simulator of loans may ask: two options, the plan in full, and what is asked besides. */
export const comparisonNames = [
  ...creditoNames,
  ...creditoNames.map((name) => name + OTHER),
  PLAN,
  ...capacityNames,
  ...advanceNames,
];

/** After the names of what is asked of a second and of a third deposit. */
export const OTHER_DEPOSITS = [OTHER, '_c'] as const;
/** Of a ladder, besides its amount, its currency and who deposits. */
export const ladderNames = ['partes', 'cada_dias'] as const satisfies readonly (typeof ladderInputs)[number][];

/** All that the address of the simulator of deposits may ask: up to three, their payments in full, and a ladder. */
export const depositoComparisonNames = [
  ...depositoNames,
  ...OTHER_DEPOSITS.flatMap((ending) => depositoNames.map((name) => name + ending)),
  PLAN,
  ...ladderNames,
];
