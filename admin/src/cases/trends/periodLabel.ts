import type { Period, Unit } from '@coop/domain/answers';

const month = new Intl.DateTimeFormat('es-BO', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('es-BO', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a period: «nov 26», or the first day of a week: «16 nov». */
export const periodLabel = ({ desde }: Period, por: Unit): string =>
  (por === 'mes' ? month : day).format(new Date(`${desde}T00:00:00Z`)).replace('.', '');
