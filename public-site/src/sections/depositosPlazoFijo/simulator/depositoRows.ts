import { CURRENCIES, type FilaDeDepositos, isFor, PERSONS } from '@coop/domain/simulations';
import type { SimulableDepositos } from '../../../reading/simulables';

export function depositoRows({ filas }: SimulableDepositos, moneda: string, persona: string): FilaDeDepositos[] {
  const currency = CURRENCIES.find((one) => one === moneda);
  const person = PERSONS.find((one) => one === persona);
  return currency && person ? filas.filter((row) => isFor(row, currency, person)) : [];
}

export const monedasOf = ({ filas }: SimulableDepositos): FilaDeDepositos['moneda'][] =>
  CURRENCIES.filter((moneda) => filas.some((row) => row.moneda === moneda));
