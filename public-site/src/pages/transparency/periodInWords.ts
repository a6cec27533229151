import { formatDate } from '@coop/domain/format';

/** «1 de octubre a 31 de diciembre de 2025»; the first year is said where it is another. */
export function periodInWords({ desde, hasta }: { desde: string; hasta: string }): string {
  const from = formatDate(desde);
  return `${desde.slice(0, 4) === hasta.slice(0, 4) ? from.replace(/ de \d+$/, '') : from} a ${formatDate(hasta)}`;
}
