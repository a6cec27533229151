export const comunicadoTypes = {
  general: 'General',
  horarios: 'Horarios',
  seguridad_fraude: 'Seguridad y fraude',
  suspension_servicio: 'Suspensión de servicio',
  asamblea: 'Asamblea',
  asfi: 'ASFI',
  bonos_rentas: 'Bonos y rentas',
} as const;
