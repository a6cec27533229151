import type { Figures } from '../../language/figure.js';

/** Products whose validity ended are gone from the site without anybody having archived them. */
export const terminadas: Figures = () => [
  {
    clave: 'vencidos',
    etiqueta: 'Terminó su vigencia: el sitio ya no lo muestra',
    tono: 'pronto',
    filtro: { situacion: 'vencido' },
  },
];
