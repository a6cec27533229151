export const reportPath = '/api/contactanos/reclamos/reporte-mensual';
