/** A promotion that is shown on the home page: its title, and its first and last day. */
export type Featured = { titulo: string; vigenteDesde: string; vigenteHasta: string };

/**
 * Those that share a day with `window`, on the first day from today on which `most` of them or more stand together;
 * nothing when there is no such day.
 */
export function crowdFor(
  window: Omit<Featured, 'titulo'>,
  others: readonly Featured[],
  { most, today }: { most: number; today: string },
): Featured[] | undefined {
  const first = window.vigenteDesde > today ? window.vigenteDesde : today;
  // How many stand together grows only where one begins.
  const days = [first, ...others.map(({ vigenteDesde }) => vigenteDesde)].filter(
    (day) => day >= first && day <= window.vigenteHasta,
  );
  return days
    .sort()
    .map((day) => others.filter(({ vigenteDesde, vigenteHasta }) => vigenteDesde <= day && day <= vigenteHasta))
    .find((together) => together.length >= most);
}
