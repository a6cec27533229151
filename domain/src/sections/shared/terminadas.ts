import type { Figures } from '../../language/figure.js';

/** Figure of expired products, which disappear from the site without being archived. */
export const terminadas: Figures = () => [
  {
    clave: 'vencidos',
    etiqueta: 'Terminó su vigencia: el sitio ya no lo muestra',
    tono: 'pronto',
    filtro: { situacion: 'vencido' },
  },
];
