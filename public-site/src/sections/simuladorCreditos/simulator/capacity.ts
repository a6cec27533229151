import { type CapacidadPedida, type ParsedInputs, readCapacity } from '@coop/domain/simulations';
import { partOf, type SimulatorInput } from '../../../simulators/simulatorInput';
import type { SimulatedCredito } from './simulateCredito';

const OF_THE_LOAN = ['producto', 'moneda', 'plazo_meses', 'sistema', 'frecuencia', 'gracia_meses'];

/**
 * Computes the largest loan for an income, on the simulated terms; undefined until an income is written. `parte`: the
 * percentage of the income for payments.
 */
export const capacityOf = (
  { input, credito }: SimulatedCredito,
  household: SimulatorInput,
  parte: string,
  today: string,
): ParsedInputs<CapacidadPedida> | undefined =>
  household.ingreso ? readCapacity({ ...partOf(input, OF_THE_LOAN), ...household }, credito, parte, today) : undefined;
