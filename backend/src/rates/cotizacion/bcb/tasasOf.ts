import { createHash } from 'node:crypto';
import { months } from '@coop/domain';
import { load } from 'cheerio';
import { fivePlaces } from '../manualSchema.js';
import type { ReadTasas } from '../tasas-source.js';

export type BcbPage = { fecha: string; dolar: string; ufv: string };

/**
 * Parses «Cotizaciones» of the Banco Central de Bolivia (`librerias/indicadores/otras/ultimo.php`).
 *
 * Reads the date from the heading, and the cell after the code in the rows USD (ESTADOS UNIDOS) and Bs/UFV. Throws if
 * one is missing or appears with different values. Relies on words and codes, because classes and positions change.
 */
export function parseBcbPage(html: string): BcbPage {
  const page = load(html);
  const rows = page('tr')
    .toArray()
    .map((row) =>
      page(row)
        .children('td')
        .toArray()
        .map((cell) => plain(page(cell).text())),
    );
  return {
    fecha: dateIn(plain(page.root().text())),
    dolar: valueAfter(
      'USD',
      rows.filter((cells) => cells.some((cell) => /^ESTADOS UNIDOS/i.test(cell))),
    ),
    ufv: valueAfter('Bs/UFV', rows),
  };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function dateIn(text: string): string {
  // The accented letter may be in another encoding than the page declares.
  const [, day, name, year] =
    /FECHA DE LA COTIZACI.{1,2}N: ?(\d{1,2}) de ([a-z]{1,12}),? (?:de )?(\d{4})/i.exec(text) ?? [];
  const month = months.indexOf(name?.toLowerCase() ?? '') + 1;
  const date = `${year}-${String(month).padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (month === 0 || Number.isNaN(Date.parse(date)) || new Date(date).toISOString().slice(0, 10) !== date)
    throw new Error('The page holds no date of the rates');
  return date;
}

function valueAfter(code: string, rows: string[][]): string {
  const values = rows.flatMap((cells) => (cells.includes(code) ? [cells[cells.indexOf(code) + 1] ?? ''] : []));
  const [value] = values;
  if (value === undefined || !/^\d{1,3}\.\d{1,5}$/.test(value)) throw new Error(`The page holds no value for ${code}`);
  if (values.some((other) => other !== value)) throw new Error(`The page holds several values for ${code}`);
  return value;
}

/** Since RD 88/2026 the bank publishes one official rate; its reference for sales is Bs 0.10 higher. */
const SALE_MARGIN = 10_000n;

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

function plus(decimal: string, hundredThousandths: bigint): string {
  const sum = (BigInt(decimal.replace('.', '')) + hundredThousandths).toString().padStart(6, '0');
  return `${sum.slice(0, -5)}.${sum.slice(-5)}`;
}
