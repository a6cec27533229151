import { createHash } from 'node:crypto';
import { fivePlaces } from '../manualSchema.js';
import type { ReadTasas } from '../tasas-source.js';
import { parseBcbPage } from './parseBcbPage.js';

/** Since RD 88/2026 the bank publishes one official rate; its reference for sales is Bs 0.10 higher. */
const SALE_MARGIN = 10_000n;

/** Parses the page's bytes into rates. */
export function tasasOf(bytes: Buffer): ReadTasas {
  const { fecha, dolar, ufv } = parseBcbPage(bytes.toString('utf8'));
  const official = fivePlaces(dolar);
  return {
    fecha,
    compra: official,
    venta: plus(official, SALE_MARGIN),
    ufv: fivePlaces(ufv),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Adds hundred-thousandths to a five-place decimal, without floating point. */
function plus(decimal: string, hundredThousandths: bigint): string {
  const sum = (BigInt(decimal.replace('.', '')) + hundredThousandths).toString().padStart(6, '0');
  return `${sum.slice(0, -5)}.${sum.slice(-5)}`;
}
