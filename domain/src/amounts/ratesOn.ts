/** The rates that hold on a day: of each currency, those of the latest day from which any hold. */
export function ratesOn<T extends { moneda: string; vigenteDesde: string }>(rates: readonly T[], day: string): T[] {
  const begun = rates.filter(({ vigenteDesde }) => vigenteDesde <= day);
  const latest = (moneda: string) =>
    begun.reduce((last, one) => (one.moneda === moneda && one.vigenteDesde > last ? one.vigenteDesde : last), '');
  return begun.filter(({ moneda, vigenteDesde }) => vigenteDesde === latest(moneda));
}
