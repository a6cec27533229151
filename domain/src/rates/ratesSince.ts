import { dayInLaPaz } from '../calendar/dayInLaPaz.js';

/** Published content with dates, in its public projection. */
type Dated = {
  actualizadoEn: string;
  vigenteDesde: string | null;
  /** Rates with start dates of their own. */
  tasas?: readonly { vigenteDesde: string }[];
};

/** Returns the day (`YYYY-MM-DD`) since which the current content is public: its publication or its start date. */
export function readSince({ actualizadoEn, vigenteDesde, tasas = [] }: Dated, today: string): string {
  const days = [dayInLaPaz(actualizadoEn), vigenteDesde ?? '', ...tasas.map((one) => one.vigenteDesde)];
  return days.filter((day) => day <= today).reduce((last, day) => (day > last ? day : last), '');
}

/** Returns the day of the latest product change after the tarifario in force; null if there is none. */
export function changedAfter(tarifario: Dated, products: readonly Dated[], today: string): string | null {
  const since = readSince(tarifario, today);
  const later = products.filter(
    (product) =>
      readSince(product, today) > since ||
      // On the same day, the time decides.
      (readSince(product, today) === since && product.actualizadoEn > tarifario.actualizadoEn),
  );
  return later.reduce<string | null>((last, product) => {
    const day = readSince(product, today);
    return last === null || day > last ? day : last;
  }, null);
}
