import { formatMoney } from '@coop/domain/format';
import type { FieldData } from '../description/types';

const CURRENCY = /^(BOB|USD)$/;
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const MONTHS = /^\d{1,4}$/;

/**
 * «Crédito de consumo, Bs 50.000,00 en 36 meses»: the query of a simulator's address, as people read it. Undefined where it says
 * anything else: whoever makes an address would write on our page.
 */
export function simulatedInWords({ options = [] }: Pick<FieldData, 'options'>, query: string): string | undefined {
  const asked = new URLSearchParams(query);
  const nombre = options.find(([id]) => id === asked.get('producto'))?.[1];
  const moneda = asked.get('moneda') || 'BOB';
  const monto = asked.get('monto') ?? '';
  const plazo = asked.get('plazo_meses') ?? '';
  if (!nombre || !CURRENCY.test(moneda) || !AMOUNT.test(monto) || !MONTHS.test(plazo)) return undefined;
  return `${nombre}, ${formatMoney(monto, moneda)} en ${plazo} meses`;
}
