import { todayInLaPaz } from '@coop/domain';
import { businessDaysUntil } from '@coop/domain/calendar';
import type { Reading } from '../../platform/metrics/metrics.js';
import type { CotizacionService } from './cotizacion.service.js';

/** How old the rates in force are. */
export const ratesReadings = (rates: CotizacionService): Reading[] => [
  {
    name: 'rates_age_business_days',
    help: 'Días hábiles, de lunes a viernes, desde la fecha de la cotización que rige',
    read: async () => {
      const found = await rates.find();
      return found ? [{ value: businessDaysUntil(found.fecha, todayInLaPaz(), [], null) }] : [];
    },
  },
];
