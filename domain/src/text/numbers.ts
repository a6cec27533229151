import { stripAllInvisible } from './invisible.js';
import { composed } from './marks.js';

const written = /^([A-Z]{2,5})-?(\d{4})-?(\d{1,8})$/;
const DIGITS = 6;

/** Normalizes a case number: «rec 2026 14», «N° REC–2026–14» → `REC-2026-000014`; other texts in upper case. */
export function readCaseNumber(text: string): string {
  const normalized = stripAllInvisible(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}_./]+/gu, '-')
    .replace(/^-|-$/g, '');
  const [, series, year, number] = written.exec(normalized.replace(/^N[°º]-?/, '')) ?? [];
  return series && year && number
    ? `${series}-${year}-${number.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0')}`
    : normalized;
}

/** Prefixes «CI», «NIT» and «N°» need a separator: a passport number may begin with the same letters. */
const name = /^(?:C\. ?I\.?|CI\b|NIT\b)/;
const sign = /^[\s:.-]*N(?:[°º]|RO\b)/;
/** Departments of issue by code and name; newer cards have a QR code instead. */
const issued =
  /^(\d{4,10}(?:-[0-9A-Z]{2})?)-?(?:LPZ?|LAPAZ|SCZ?|SANTACRUZ|CB(?:B?A)?|COCHABAMBA|OR(?:U|URO)?|PT|POT(?:OS[IÍ])?|CHQ?|CHUQUISACA|TJA?|TARIJA|BN|BENI?|BE|PD|PANDO|QR)$/;

/** Normalizes a document number, without department of issue: «C.I. 4.821.937-1a L.P.» → `4821937-1A`. */
export const readDocumentNumber = (written: string): string =>
  composed(stripAllInvisible(written))
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .replace(name, '')
    .replace(sign, '')
    .replace(/[.:\s()]/g, '')
    .replace(/^-(?=\d)/, '')
    .replace(issued, '$1');

/** Masks a number except its end; shorter numbers show fewer digits. */
export const mask = (value: string): string =>
  `••••${value.slice(value.length - Math.min(4, Math.floor(value.length / 3)))}`;
