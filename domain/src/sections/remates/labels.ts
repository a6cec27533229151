export const remateResults = {
  adjudicado_tercero: 'Adjudicado a un tercero',
  adjudicado_cooperativa: 'Adjudicado a la cooperativa',
  desierto: 'Desierto',
} as const;

export const remateStages = {
  programado: 'Programado',
  resultado_pendiente: 'Resultado pendiente',
  realizado: 'Realizado',
  suspendido: 'Suspendido',
  cancelado: 'Cancelado',
} as const;
