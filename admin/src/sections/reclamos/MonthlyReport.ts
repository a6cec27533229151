/** What the report of a month tells of, and whether it was handed in. */
export type MonthlyReport = {
  mes: string;
  registrados: number;
  cerrados: number;
  pendientes: number;
  terminado: boolean;
  presentado: { en: string; email: string | null } | null;
};

export const reportPath = '/api/contactanos/reclamos/reporte-mensual';
