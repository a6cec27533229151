import { dayInLaPaz } from '../calendar/dayInLaPaz.js';

/** What is published and dated, as its public copy says it. */
type Dated = {
  actualizadoEn: string;
  vigenteDesde: string | null;
  /** Rates with a first day of their own. */
  tasas?: readonly { vigenteDesde: string }[];
};

/** The day (`YYYY-MM-DD`) since which visitors read it as it is: it was published then, or began to hold. */
export function readSince({ actualizadoEn, vigenteDesde, tasas = [] }: Dated, today: string): string {
  const days = [dayInLaPaz(actualizadoEn), vigenteDesde ?? '', ...tasas.map((one) => one.vigenteDesde)];
  return days.filter((day) => day <= today).reduce((last, day) => (day > last ? day : last), '');
}

/** The day of the latest change of what products publish, when it came after the tarifario in force; null otherwise. */
export function changedAfter(tarifario: Dated, products: readonly Dated[], today: string): string | null {
  const since = readSince(tarifario, today);
  const later = products.filter(
    (product) =>
      readSince(product, today) > since ||
      // On one day, the hour tells.
      (readSince(product, today) === since && product.actualizadoEn > tarifario.actualizadoEn),
  );
  return later.reduce<string | null>((last, product) => {
    const day = readSince(product, today);
    return last === null || day > last ? day : last;
  }, null);
}
