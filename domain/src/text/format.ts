// Hand-written instead of Intl: servers and browsers carry different ICU data, and their output must match exactly for
// hydration.
const days = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
export const months: readonly string[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const NO_BREAK = '\u00a0';
/** Bolivia has kept UTC−4 without daylight saving since 1932. */
const LA_PAZ_OFFSET_MS = -4 * 60 * 60 * 1000;
/** A Map, because the currency may come from a URL and a plain object would answer «constructor». */
const symbols: ReadonlyMap<string, string> = new Map([
  ['BOB', 'Bs'],
  ['ambas', 'Bs o USD'],
]);

/** Formats a decimal («1234.5» or 1234.5) with `places` decimals, half up: «1.234,50». */
export function formatNumber(value: string | number, places = 2): string {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain(value)) ?? [];
  const scaled = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const rounded = (scaled + (Number(fraction[places] ?? 0) >= 5 ? 1n : 0n)).toString().padStart(places + 1, '0');
  const units = withPoints(rounded.slice(0, rounded.length - places));
  const text = places ? `${units},${rounded.slice(-places)}` : units;
  return sign && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Adds thousands separators to digits: «1.234.567». */
export function withPoints(digits: string): string {
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join('.');
}

export const withoutTrailingZeros = (decimals: string): string => decimals.slice(0, decimals.search(/[^0]0*$/) + 1);

/** Removes «,00» from a formatted number: «200», «Bs 200,50». */
export const withoutZeros = (written: string): string => written.replace(/,00$/, '');

/** Formats a decimal without trailing zeros beyond two decimals: «0,024». */
export function formatDecimal(value: string | number, places = 2): string {
  const text = formatNumber(value, places);
  if (places <= 2) return text;
  const [whole, decimals = ''] = text.split(',');
  return `${whole},${decimals.slice(0, 2)}${withoutTrailingZeros(decimals.slice(2))}`;
}

/** Formats an amount with its currency: «Bs 1.234,56» (non-breaking space). */
export const formatMoney = (value: string | number, currency = 'BOB', places = 2): string =>
  `${symbols.get(currency) ?? currency}${NO_BREAK}${formatNumber(value, places)}`;

/** Formats a percentage: «16,00 %». */
export const formatPercent = (value: string | number, places = 2): string =>
  `${formatNumber(value, places)}${NO_BREAK}%`;

/** Formats a size in bytes: «412 kB», «1,2 MB». */
export const formatSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)), 0)}${NO_BREAK}kB`
    : `${formatNumber(bytes / 1_000_000, 1)}${NO_BREAK}MB`;

/** Formats a day `YYYY-MM-DD`, or an instant in La Paz: «20 de noviembre de 2026». */
export function formatDate(value: string): string {
  const [year, month, day] = inLaPaz(value).slice(0, 10).split('-').map(Number) as [number, number, number];
  return `${day} de ${months[month - 1]} de ${year}`;
}

/** Formats a day with its weekday: «viernes, 20 de noviembre de 2026». */
export const formatLongDate = (value: string): string => `${days[dayOf(value).getUTCDay()]}, ${formatDate(value)}`;

/** Formats a day as digits: «20/11/2026». */
export const formatShortDate = (value: string): string => inLaPaz(value).slice(0, 10).split('-').reverse().join('/');

/** Formats a month `YYYY-MM`: «noviembre de 2026». */
export const formatMonth = (value: string): string =>
  `${months[Number(value.slice(5, 7)) - 1]} de ${value.slice(0, 4)}`;

/** Formats an instant in La Paz: «20 de noviembre de 2026, 14:30». */
export const formatDateTime = (instant: string): string => {
  const local = inLaPaz(instant);
  return `${formatDate(local.slice(0, 10))}, ${hourOf(local)}`;
};

/** Formats an instant with its weekday, for appointments: «viernes, 20 de noviembre de 2026, 14:30». */
export const formatLongDateTime = (instant: string): string =>
  `${formatLongDate(instant)}, ${hourOf(inLaPaz(instant))}`;

/** Returns the hour of a local time as opening hours are written: «8:30». */
const hourOf = (local: string): string => local.slice(11, 16).replace(/^0/, '');

/** Returns today in La Paz, `YYYY-MM-DD`. */
export const todayInLaPaz = (now: Date = new Date()): string =>
  new Date(now.getTime() + LA_PAZ_OFFSET_MS).toISOString().slice(0, 10);

/** Converts an instant to local time in La Paz, `YYYY-MM-DDTHH:mm…`; returns a day `YYYY-MM-DD` unchanged. */
export const inLaPaz = (value: string): string =>
  value.length === 10 ? value : new Date(Date.parse(value) + LA_PAZ_OFFSET_MS).toISOString();

const dayOf = (value: string) => new Date(`${inLaPaz(value).slice(0, 10)}T00:00:00Z`);

/** Returns plain digits; throws a RangeError for exponents (1e21), NaN and other texts. */
function plain(value: string | number): string {
  const text = String(value).trim();
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`Not a decimal: ${text}`);
  return text;
}
