/** How a batch of balances stands: one file of the core system. At most one is being checked and one is in force. */
export const estadosLote = {
  validando: 'Validando',
  con_errores: 'Con errores',
  vigente: 'Vigente',
  reemplazado: 'Reemplazado',
  anulado: 'Anulado',
} as const;

export type EstadoLote = keyof typeof estadosLote;
