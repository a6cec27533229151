/** Returns the audit log key of a month's filed report (`2026-10`); each is filed once. */
export const monthlyReportName = (mes: string): string => `reporte-mensual/${mes}`;
