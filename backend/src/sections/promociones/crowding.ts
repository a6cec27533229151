/** A promotion on the home page: title, first and last day. */
export type Featured = { titulo: string; vigenteDesde: string; vigenteHasta: string };

/** Returns the promotions that overlap `window` on the first day with `most` or more. Undefined if there is none. */
export function crowdFor(
  window: Omit<Featured, 'titulo'>,
  others: readonly Featured[],
  { most, today }: { most: number; today: string },
): Featured[] | undefined {
  const first = window.vigenteDesde > today ? window.vigenteDesde : today;
  // The overlap only grows on the first day of a promotion.
  const days = [first, ...others.map(({ vigenteDesde }) => vigenteDesde)].filter(
    (day) => day >= first && day <= window.vigenteHasta,
  );
  return days
    .sort()
    .map((day) => others.filter(({ vigenteDesde, vigenteHasta }) => vigenteDesde <= day && day <= vigenteHasta))
    .find((together) => together.length >= most);
}
