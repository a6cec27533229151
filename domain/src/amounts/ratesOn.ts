/** Returns the rates in force on a day: per currency, those with the latest start date up to that day. */
export function ratesOn<T extends { moneda: string; vigenteDesde: string }>(rates: readonly T[], day: string): T[] {
  const begun = rates.filter(({ vigenteDesde }) => vigenteDesde <= day);
  const latest = (moneda: string) =>
    begun.reduce((last, one) => (one.moneda === moneda && one.vigenteDesde > last ? one.vigenteDesde : last), '');
  return begun.filter(({ moneda, vigenteDesde }) => vigenteDesde === latest(moneda));
}
