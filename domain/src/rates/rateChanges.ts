import { ratesOn } from '../amounts/amounts.js';
import { dayInLaPaz } from '../calendar/days.js';
import { formatMoney, formatNumber, formatPercent } from '../text/format.js';
import { type Caja, type TarifarioRow as Row, savingsRates, type TarifarioRow } from './productRates.js';

const monedaOf = ({ moneda }: Row) => (moneda === 'ambas' ? 'BOB' : moneda);

/** Formats the term: «6 a 60 meses», «hasta 240 meses», «—». */
export function plazoOf({ plazoDesde, plazoHasta, plazoUnidad }: Row): string {
  const unit = plazoUnidad === 'dias' ? 'días' : 'meses';
  if (plazoDesde !== null && plazoHasta !== null) return `${withDots(plazoDesde)} a ${withDots(plazoHasta)} ${unit}`;
  if (plazoHasta !== null) return `hasta ${withDots(plazoHasta)} ${unit}`;
  return plazoDesde !== null ? `desde ${withDots(plazoDesde)} ${unit}` : '—';
}

const withDots = (value: number) => formatNumber(value, 0);

/** Formats the amount range: «hasta Bs 140.000», «más de Bs 50.000», «—». */
export function montoOf(row: Row): string {
  // Keeps the cents: rounded, «hasta Bs 4.999,99» and «desde Bs 5.000» would look the same.
  const monto = (value: string) => formatMoney(value, monedaOf(row), Number.isInteger(Number(value)) ? 0 : 2);
  if (row.montoDesde && row.montoHasta) return `${monto(row.montoDesde)} a ${monto(row.montoHasta)}`;
  if (row.montoHasta) return `hasta ${monto(row.montoHasta)}`;
  if (!row.montoDesde) return '—';
  // One cent above a round amount reads as «más de».
  const whole = Number(row.montoDesde) - 0.01;
  return Number.isInteger(whole) ? `más de ${monto(String(whole))}` : `desde ${monto(row.montoDesde)}`;
}

/** Formats the conditions of a line: «en dólares · hasta Bs 50.000 · 6 a 60 meses · por retiro». */
export const conditionsOf = (row: Row): string =>
  [row.moneda === 'USD' && 'en dólares', row.moneda === 'UFV' && 'en UFV', montoOf(row), plazoOf(row), row.observacion]
    .filter((part) => part && part !== '—')
    .join(' · ');

/** Formats the charge or rate, with its unit. */
export function chargeOf(row: Row): string {
  const { valorTipo, valor, spread, periodoFijoMeses } = row;
  if (valorTipo === 'gratuito') return 'Gratuito';
  if (valorTipo === 'segun_convenio') return 'Según convenio';
  if (valorTipo === 'tre_mas') {
    const fixed = periodoFijoMeses ? `, fija ${periodoFijoMeses} meses` : '';
    return spread ? `TRe + ${formatNumber(spread)} %${fixed}` : '—';
  }
  if (valor === null) return '—';
  return valorTipo === 'monto'
    ? formatMoney(valor, monedaOf(row))
    : formatPercent(valor, /\.\d\d00$/.test(valor) ? 2 : 4);
}

type Version = { vigenteDesde: string | null; filas: readonly TarifarioRow[] };

/** Changed charge: formatted old and new values, from the day `desde`. */
export type RateChange = { desde: string; concepto: string; condiciones: string; antes: string; ahora: string };

/** Returns the changes between two days, latest first. New and removed lines are not changes. */
export function rateChanges(
  versions: readonly Version[],
  cajas: readonly Caja[],
  { first, last }: { first: string; last: string },
): RateChange[] {
  const within = ({ desde }: RateChange) => first <= desde && desde <= last;
  return [...ofVersions(versions), ...cajas.flatMap(ofCaja)]
    .filter(within)
    .sort((a, b) => (a.desde === b.desde ? a.concepto.localeCompare(b.concepto, 'es') : a.desde < b.desde ? 1 : -1));
}

function ofVersions(versions: readonly Version[]): RateChange[] {
  const inOrder = versions
    .filter((version): version is Version & { vigenteDesde: string } => version.vigenteDesde !== null)
    .sort((a, b) => (a.vigenteDesde < b.vigenteDesde ? -1 : 1));
  return inOrder.slice(1).flatMap((now, at) => between(inOrder[at]?.filas ?? [], now.filas, now.vigenteDesde));
}

function ofCaja(caja: Caja): RateChange[] {
  const days = [...new Set(caja.tasas.map(({ vigenteDesde }) => vigenteDesde))].sort();
  return days.slice(1).flatMap((day, at) => {
    const on = (from: string) => savingsRates({ ...caja, tasas: ratesOn(caja.tasas, from) }, from);
    return between(on(days[at] as string), on(day), day);
  });
}

function between(before: readonly TarifarioRow[], after: readonly TarifarioRow[], desde: string): RateChange[] {
  const charged = new Map(before.map((row) => [lineKey(row), chargeOf(row)]));
  return after.flatMap((row) => {
    const [antes, ahora] = [charged.get(lineKey(row)), chargeOf(row)];
    return antes === undefined || antes === ahora
      ? []
      : [{ desde, concepto: row.concepto, condiciones: conditionsOf(row), antes, ahora }];
  });
}

/** Returns the identity of a line, independent of its charge. */
export const lineKey = (row: TarifarioRow): string =>
  JSON.stringify([row.grupo, row.concepto, row.moneda, row.montoDesde, row.montoHasta, row.plazoDesde, row.plazoHasta]);

/** Published content with dates, in its public projection. */
type DatedContent = {
  actualizadoEn: string;
  vigenteDesde: string | null;
  tasas?: readonly { vigenteDesde: string }[];
};

/** Returns the day (`YYYY-MM-DD`) since which the current content is public: its publication or its start date. */
export function publicSince({ actualizadoEn, vigenteDesde, tasas = [] }: DatedContent, today: string): string {
  const days = [dayInLaPaz(actualizadoEn), vigenteDesde ?? '', ...tasas.map((one) => one.vigenteDesde)];
  return days.filter((day) => day <= today).reduce((last, day) => (day > last ? day : last), '');
}

/** Returns the day of the latest product change after the tarifario in force; null if there is none. */
export function changedAfter(tarifario: DatedContent, products: readonly DatedContent[], today: string): string | null {
  const since = publicSince(tarifario, today);
  const later = products.filter(
    (product) =>
      publicSince(product, today) > since ||
      // On the same day, the time decides.
      (publicSince(product, today) === since && product.actualizadoEn > tarifario.actualizadoEn),
  );
  return later.reduce<string | null>((last, product) => {
    const day = publicSince(product, today);
    return last === null || day > last ? day : last;
  }, null);
}
