export const financialDocuments = {
  balance: 'Balance general',
  estado_resultados: 'Estado de ganancias y pérdidas',
  flujo: 'Flujo de efectivo',
  cambios_patrimonio: 'Cambios en el patrimonio',
  notas: 'Notas a los estados financieros',
  dictamen_auditoria: 'Dictamen de auditoría',
  consolidado: 'Estados financieros completos',
} as const;
