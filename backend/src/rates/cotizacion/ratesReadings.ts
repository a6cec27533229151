import { todayInLaPaz } from '@coop/domain';
import type { Reading } from '../../platform/metrics/reading.js';
import type { CotizacionService } from './cotizacion.service.js';
import { ageOfRates, MAX_BUSINESS_DAYS } from './isOutdated.js';

/** Metric and alarm for the age of the rates in force. */
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
