import { ratesOn } from '../amounts/ratesOn.js';
import type { TarifarioRow } from './rateRow.js';
import { type Caja, savingsRates } from './savingsRates.js';
import { chargeOf, conditionsOf } from './wordsOfRate.js';

type Version = { vigenteDesde: string | null; filas: readonly TarifarioRow[] };

/** Change of a rate or fee on a day, in the tarifario's wording. */
export type RateChange = { desde: string; concepto: string; condiciones: string; antes: string; ahora: string };

/**
 * Returns the changes between two days, latest first. Compares consecutive versions of the tarifario line by line, and
 * the start dates of savings rates. New and removed lines are not changes.
 */
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
  const charged = new Map(before.map((row) => [sameOf(row), chargeOf(row)]));
  return after.flatMap((row) => {
    const [antes, ahora] = [charged.get(sameOf(row)), chargeOf(row)];
    return antes === undefined || antes === ahora
      ? []
      : [{ desde, concepto: row.concepto, condiciones: conditionsOf(row), antes, ahora }];
  });
}

/** Returns the identity of a line, independent of its charge. */
export const sameOf = (row: TarifarioRow): string =>
  JSON.stringify([row.grupo, row.concepto, row.moneda, row.montoDesde, row.montoHasta, row.plazoDesde, row.plazoHasta]);
