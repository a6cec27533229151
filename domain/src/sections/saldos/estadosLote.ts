/**
 * States of a batch of balances (one file of the core banking system). At most one is being validated and one is in
 * force. A file much shorter than the current one needs confirmation.
 */
export const estadosLote = {
  validando: 'Validando',
  por_confirmar: 'Espera confirmación',
  con_errores: 'Con errores',
  vigente: 'Vigente',
  reemplazado: 'Reemplazado',
  anulado: 'Anulado',
} as const;

export type EstadoLote = keyof typeof estadosLote;
