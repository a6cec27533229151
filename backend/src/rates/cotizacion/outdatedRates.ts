import { formatShortDate, type Rol, rolesThatMayApart } from '@coop/domain';
import type { Cotizacion, Notice } from '@coop/domain/answers';

/** Those who can put rates by hand, or see to the source. */
const TOLD: readonly Rol[] = [...rolesThatMayApart('ponerCotizacion'), 'sistemas'];

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
