export const agenciaTypes = {
  oficina_central: 'Oficina central',
  agencia_fija: 'Agencia',
  punto_externo: 'Punto externo',
  cajero: 'Cajero automático',
  corresponsal: 'Corresponsal',
} as const;

export const attentionDays = {
  lun_vie: 'Lunes a viernes',
  sab: 'Sábado',
  dom: 'Domingo',
} as const;
