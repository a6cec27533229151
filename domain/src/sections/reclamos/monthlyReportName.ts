/** The name under which the history keeps that the report of a month (`2026-10`) was handed in: it happens once. */
export const monthlyReportName = (mes: string): string => `reporte-mensual/${mes}`;
