import type { Figures } from '../../language/figure.js';

export const terminadas: Figures = () => [
  {
    clave: 'vencidos',
    etiqueta: 'Terminó su vigencia: el sitio ya no lo muestra',
    tono: 'pronto',
    filtro: { situacion: 'vencido' },
  },
];
