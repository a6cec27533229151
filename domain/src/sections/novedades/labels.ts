export const categories = {
  institucional: 'Institucional',
  socios: 'Socios',
  educacion_financiera: 'Educación financiera',
  productos: 'Productos',
  prensa: 'Prensa',
  eventos: 'Eventos',
} as const;
