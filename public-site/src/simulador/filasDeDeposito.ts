import { CURRENCIES, type FilaDeDepositos, isFor, PERSONS } from '@coop/domain/simulations';
import type { DepositosSimulables } from './tipos';

/** The rows of a table for a currency and a person, as they are asked for; none for what is neither. */
export function filasDeDeposito({ filas }: DepositosSimulables, moneda: string, persona: string): FilaDeDepositos[] {
  const currency = CURRENCIES.find((one) => one === moneda);
  const person = PERSONS.find((one) => one === persona);
  return currency && person ? filas.filter((fila) => isFor(fila, currency, person)) : [];
}

/** The currencies that the table has rates for. */
export const monedasDe = ({ filas }: DepositosSimulables): FilaDeDepositos['moneda'][] =>
  CURRENCIES.filter((moneda) => filas.some((fila) => fila.moneda === moneda));
