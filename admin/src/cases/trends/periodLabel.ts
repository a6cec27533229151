import type { Period, TrendsAnswer } from './TrendsAnswer';

const month = new Intl.DateTimeFormat('es-BO', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('es-BO', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** «nov 26», or the day on which a week begins: «16 nov». */
export const periodLabel = ({ desde }: Period, por: TrendsAnswer['por']): string =>
  (por === 'mes' ? month : day).format(new Date(`${desde}T00:00:00Z`)).replace('.', '');
