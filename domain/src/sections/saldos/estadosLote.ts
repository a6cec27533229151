/**
 * How a batch of balances stands: one file of the core system. At most one is being checked and one is in force; one that is much
 * shorter than that waits to be confirmed.
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
