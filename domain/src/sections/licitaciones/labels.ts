export const licitacionPhases = {
  abierta: 'Abierta',
  cerrada: 'Cerrada',
  en_evaluacion: 'En evaluación',
  adjudicada: 'Adjudicada',
  desierta: 'Desierta',
  cancelada: 'Cancelada',
} as const;

export const licitacionTypes = {
  bienes: 'Bienes',
  obras: 'Obras',
  servicios: 'Servicios',
  consultoria: 'Consultoría',
  seguro_colectivo: 'Seguro colectivo',
  auditoria_externa: 'Auditoría externa',
  personal: 'Personal',
} as const;
