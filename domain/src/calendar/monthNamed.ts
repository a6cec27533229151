import { months } from '../text/format.js';
import { plainName } from '../text/plain.js';

/** «junio de 2031», «Junio 2031», «jun-31» as spreadsheets show it → `2031-06`. */
export function monthNamed(text: string): string | undefined {
  const [, name, year = ''] = /^([a-z]{3,10})\.?(?: de |[-/ ])(\d{2}|\d{4})$/.exec(plainName(text)) ?? [];
  const at = name ? months.findIndex((month) => month.startsWith(name)) : -1;
  return at < 0 ? undefined : `${year.padStart(4, '20')}-${String(at + 1).padStart(2, '0')}`;
}
