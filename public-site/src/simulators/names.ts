import type {
  advanceInputs,
  capacityInputs,
  creditInputs,
  depositInputs,
  exchangeInputs,
  ladderInputs,
  savingsInputs,
} from '@coop/domain/simulations';

// Query parameters that a page's simulator accepts, with the API's names. Rates are excluded: a crafted link could
// present a false rate as the cooperative's. Separate from the parsers, which not every page loads.

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

export const OTHER = '_b';
/** Query parameter that shows all the rows of a plan: `plan=completo`. */
export const PLAN = 'plan';
export const WHOLE = 'completo';

/** Parameters of the secondary loan tools: payment capacity and prepayment. */
export const capacityNames = ['ingreso', 'otras_cuotas'] as const satisfies readonly (typeof capacityInputs)[number][];
export const advanceNames = [
  'adelanto',
  'adelanto_con',
  'adelanto_para',
] as const satisfies readonly (typeof advanceInputs)[number][];

/** Query parameters of the loan simulator: two options, the full plan and the secondary tools. */
export const comparisonNames = [
  ...creditoNames,
  ...creditoNames.map((name) => name + OTHER),
  PLAN,
  ...capacityNames,
  ...advanceNames,
];

export const OTHER_DEPOSITS = [OTHER, '_c'] as const;
/** Parameters of a deposit ladder, besides amount, currency and type of person. */
export const ladderNames = ['partes', 'cada_dias'] as const satisfies readonly (typeof ladderInputs)[number][];

/** Query parameters of the deposit simulator: up to three options, all their payments, and a ladder. */
export const depositoComparisonNames = [
  ...depositoNames,
  ...OTHER_DEPOSITS.flatMap((ending) => depositoNames.map((name) => name + ending)),
  PLAN,
  ...ladderNames,
];
