/** A batch of balances: one file of the core system, and how it went. */
export type Lote = {
  id: string;
  fechaCorte: string;
  archivo: string;
  tamano: number;
  estado: keyof typeof estadosLote;
  filas: number;
  filasOk: number;
  filasError: number;
  /** Product → currency → rows and, for who reads balances, their sum. */
  totalesPorProducto: Record<string, Record<string, { filas: number; saldo?: string }>> | null;
  porcentaje: number;
  motivo: string | null;
  conservado: boolean;
  cargadoPor: string;
  cargadoEn: string;
};

export const estadosLote = {
  validando: 'Validando',
  con_errores: 'Con errores',
  vigente: 'Vigente',
  reemplazado: 'Reemplazado',
  anulado: 'Anulado',
} as const;
