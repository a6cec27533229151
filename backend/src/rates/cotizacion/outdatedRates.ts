import { formatShortDate, type Rol, rolesForGlobalAction, todayInLaPaz } from '@coop/domain';
import type { Cotizacion, Notice } from '@coop/domain/answers';
import { addDays, businessDaysUntil } from '@coop/domain/calendar';
import type { Reading } from '../../platform/metrics/metrics.js';
import type { CotizacionService } from './cotizacion.service.js';

/** Roles that may set rates manually. The operators of the source get an alarm instead. */
const NOTIFIED_ROLES = rolesForGlobalAction('ponerCotizacion');

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

/** Above this age, visitors are told that the rates are outdated. */
const MAX_BUSINESS_DAYS = 3;
/** Upper limit of the age, in days: every reading counts them one by one. */
const OLDEST = 90;

/** Returns the age in weekdays, capped at three months. Holidays count: a long weekend stays under the limit. */
export function ageOfRates(fecha: string, today: string): number {
  const oldest = addDays(today, -OLDEST);
  return businessDaysUntil(fecha < oldest ? oldest : fecha, today, [], null);
}

/** Returns whether the rates are too old to be shown as current. */
export const isOutdated = (fecha: string, today: string): boolean => ageOfRates(fecha, today) > MAX_BUSINESS_DAYS;

export const ratesReadings = (rates: CotizacionService): Reading[] => [
  {
    name: 'rates_age_business_days',
    help: 'Días hábiles, de lunes a viernes, desde la fecha de la cotización que rige',
    read: async () => {
      const found = await rates.find();
      return found ? [{ value: ageOfRates(found.fecha, todayInLaPaz()) }] : [];
    },
    limit: {
      isPast: ({ value }) => value > MAX_BUSINESS_DAYS,
      message: ({ value }) =>
        `La cotización que leen los visitantes es de hace ${value} días hábiles: revise la fuente, o pida a Administrador o Finanzas que la ponga a mano`,
    },
  },
];
