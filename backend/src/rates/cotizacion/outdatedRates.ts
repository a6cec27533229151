import { formatShortDate, type Rol, rolesThatMayApart } from '@coop/domain';
import type { Cotizacion, Notice } from '@coop/domain/answers';

/** Those who can put rates by hand. Who sees to the source has an alarm. */
const TOLD = rolesThatMayApart('ponerCotizacion');

/** Tells that visitors read rates of some days ago. */
export const outdatedRates = (rol: Rol, rates: Cotizacion | undefined): Notice[] =>
  rates?.desactualizado && TOLD.includes(rol)
    ? [
        {
          clave: 'cotizacion_desactualizada',
          seccion: 'panel',
          etiqueta: `La cotización que leen los visitantes es del ${formatShortDate(rates.fecha)}: la fuente no responde`,
          enlace: '/administrador#cotizacion',
          accion: 'Ver la cotización',
        },
      ]
    : [];
