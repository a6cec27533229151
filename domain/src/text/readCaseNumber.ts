import { withoutAnyUnseen } from './unseen.js';

const written = /^([A-Z]{2,5})-?(\d{4})-?(\d{1,8})$/;
const DIGITS = 6;

/**
 * Normalizes a typed case number: «rec 2026 14», «REC2026000014» and «N° REC–2026–14» become `REC-2026-000014`. Returns
 * other texts in upper case.
 */
export function readCaseNumber(text: string): string {
  const said = withoutAnyUnseen(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}_./]+/gu, '-')
    .replace(/^-|-$/g, '');
  const [, series, year, number] = written.exec(said.replace(/^N[°º]-?/, '')) ?? [];
  return series && year && number ? `${series}-${year}-${number.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0')}` : said;
}
