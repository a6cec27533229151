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

/** Turns an hour, which divide it evenly. */
export const turnosPorHora = {
  '1': 'Uno por hora',
  '2': 'Uno cada 30 minutos',
  '3': 'Uno cada 20 minutos',
  '4': 'Uno cada 15 minutos',
  '6': 'Uno cada 10 minutos',
  '12': 'Uno cada 5 minutos',
} as const;
