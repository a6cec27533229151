import { composed } from './marks.js';
import { withoutAnyUnseen } from './unseen.js';

/**
 * Prefixes «CI», «C.I.», «NIT» and «N°»; they need a separator, because a passport number may begin with the same
 * letters.
 */
const name = /^(?:C\. ?I\.?|CI\b|NIT\b)/;
const sign = /^[\s:.-]*N(?:[°º]|RO\b)/;
/** Departments of issue by code and name; newer cards have a QR code instead. */
const issued =
  /^(\d{4,10}(?:-[0-9A-Z]{2})?)-?(?:LPZ?|LAPAZ|SCZ?|SANTACRUZ|CB(?:B?A)?|COCHABAMBA|OR(?:U|URO)?|PT|POT(?:OS[IÍ])?|CHQ?|CHUQUISACA|TJA?|TARIJA|BN|BENI?|BE|PD|PANDO|QR)$/;

/**
 * Normalizes a typed identity document number: upper case, without points, spaces, prefix and department of issue,
 * which is not part of it. «C.I. 4.821.937-1a L.P.» becomes `4821937-1A`.
 */
export const readDocumentNumber = (written: string): string =>
  composed(withoutAnyUnseen(written))
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .replace(name, '')
    .replace(sign, '')
    .replace(/[.:\s()]/g, '')
    .replace(/^-(?=\d)/, '')
    .replace(issued, '$1');
