export const departamentos = {
  LP: 'La Paz',
  SC: 'Santa Cruz',
  CB: 'Cochabamba',
  OR: 'Oruro',
  PT: 'Potosí',
  CH: 'Chuquisaca',
  TJ: 'Tarija',
  BN: 'Beni',
  PD: 'Pando',
} as const;
