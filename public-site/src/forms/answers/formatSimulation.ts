import { formatMoney } from '@coop/domain/format';
import type { FieldData } from '../description/types';

const CURRENCY = /^(BOB|USD)$/;
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const MONTHS = /^\d{1,4}$/;

/** Formats a simulation's query; undefined for other content, which anybody could craft as our text. */
export function formatSimulation(
  { options = [], simulated }: Pick<FieldData, 'options' | 'simulated'>,
  query: string,
): string | undefined {
  const input = new URLSearchParams(query);
  const nombre = options.find(([id]) => id === input.get('producto'))?.[1];
  const moneda = input.get('moneda') || 'BOB';
  const monto = input.get('monto') ?? '';
  const plazo = input.get('plazo_meses') ?? '';
  if (!nombre || !CURRENCY.test(moneda) || !AMOUNT.test(monto) || !MONTHS.test(plazo)) return undefined;
  const instalment = simulated?.query === query ? `, primera cuota de ${simulated.instalment}` : '';
  return `${nombre}, ${formatMoney(monto, moneda)} en ${plazo} meses${instalment}`;
}
