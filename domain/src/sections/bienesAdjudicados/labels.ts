export const availabilities = {
  disponible: 'Disponible',
  reservado: 'Reservado',
  vendido: 'Vendido',
  retirado: 'Retirado',
} as const;
