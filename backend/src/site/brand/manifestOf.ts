import type { Entidad } from '@coop/domain/entidad';
import { paletaDe } from '@coop/domain/paleta';
import { icons } from './icons.js';

/** What a phone that keeps the site on its screen is told of it. */
export function manifestOf({ nombre, nombreCorto, lema, colores }: Entidad, stamp: string): object {
  const { fondoOscuro, papel } = paletaDe(colores);
  return {
    name: nombre,
    short_name: nombreCorto,
    description: lema,
    lang: 'es-BO',
    start_url: '/',
    display: 'browser',
    theme_color: fondoOscuro,
    background_color: papel,
    icons: Object.entries(icons)
      .filter(([, { side }]) => side >= 192)
      .map(([address, { side, masked }]) => ({
        src: `${address}?v=${stamp}`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: masked ? 'maskable' : 'any',
      })),
  };
}
