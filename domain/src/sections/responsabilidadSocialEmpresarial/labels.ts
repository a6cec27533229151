export const rseAxes = {
  socios: 'Socios',
  comunidad: 'Comunidad',
  medio_ambiente: 'Medio ambiente',
  colaboradores: 'Colaboradores',
  educacion_financiera: 'Educación financiera',
  gobernanza: 'Gobernanza',
} as const;
