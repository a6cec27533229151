/** Rates as read from a source: bolivianos per dollar and per UFV, as decimal strings. `fecha`: first day in force. */
export type Tasas = { fecha: string; compra: string; venta: string; ufv: string };

/** Rates with the SHA-256 of their source document. */
export type ReadTasas = Tasas & { sha256: string };

export abstract class TasasSource {
  abstract read(): Promise<ReadTasas>;
}

type KnownTasas = Pick<Tasas, 'fecha' | 'compra' | 'ufv'>;

const DAY_MS = 86_400_000;

/**
 * Returns the reason to reject a source's rates, or undefined.
 *
 * Ranges: dollar 4 to 30, UFV 2.5 to 10, sale not under purchase. Date: at most four days ahead, since Friday's
 * publication applies on Monday, and never before the last.
 *
 * Change: at most 15 % for the dollar and 0.5 % a day for the UFV against one of `known`. An administrador confirms a
 * real jump by entering it manually.
 */
export function findFault(tasas: Tasas, known: readonly KnownTasas[], lastDate: string | undefined, today: string) {
  const [compra, venta, ufv] = [Number(tasas.compra), Number(tasas.venta), Number(tasas.ufv)];
  if (!(compra >= 4 && venta <= 30 && venta >= compra)) return 'the dollar is out of range';
  if (!(ufv >= 2.5 && ufv <= 10)) return 'the UFV is out of range';
  if (daysBetween(today, tasas.fecha) > 4) return 'its date is too far ahead';
  if (lastDate !== undefined && tasas.fecha < lastDate) return 'its date is before the last one';
  if (known.length > 0 && !known.some((other) => isNear(compra, ufv, tasas.fecha, other))) return 'it jumps too far';
  return undefined;
}

function isNear(compra: number, ufv: number, fecha: string, other: KnownTasas): boolean {
  const days = Math.max(1, Math.abs(daysBetween(other.fecha, fecha)));
  return change(compra, Number(other.compra)) <= 0.15 && change(ufv, Number(other.ufv)) <= 0.005 * days;
}

const change = (value: number, before: number) => Math.abs(value - before) / before;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
