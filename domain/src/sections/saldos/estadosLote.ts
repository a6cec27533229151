/** States of a balance batch: at most one in validation and one in force. A much shorter file needs confirmation. */
export const estadosLote = {
  validando: 'Validando',
  por_confirmar: 'Espera confirmación',
  con_errores: 'Con errores',
  vigente: 'Vigente',
  reemplazado: 'Reemplazado',
  anulado: 'Anulado',
} as const;

export type EstadoLote = keyof typeof estadosLote;
