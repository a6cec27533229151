import { formatShortDate, type Rol, rolesForGlobalAction } from '@coop/domain';
import type { Cotizacion, Notice } from '@coop/domain/answers';

/** Roles that may set rates manually. The operators of the source get an alarm instead. */
const NOTIFIED_ROLES = rolesForGlobalAction('ponerCotizacion');

/** Returns a notice that visitors see outdated rates. */
export const outdatedRates = (rol: Rol, rates: Cotizacion | undefined): Notice[] =>
  rates?.desactualizado && NOTIFIED_ROLES.includes(rol)
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
