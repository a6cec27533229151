import { paymentsForAdvance } from '@coop/domain/simulations';
import type { SimulatorInput } from '../../../simulators/simulatorInput';
import type { SimulatedCredito } from './simulateCredito';

/** Returns a tenth of the amount, rounded to hundreds where possible. */
const tenthOf = (monto: number) =>
  monto >= 1000 ? Math.round(monto / 1000) * 100 : Math.max(1, Math.round(monto / 10));

/** Returns the default prepayment: a tenth of the amount, after a third of the payments, to shorten the term. */
export function usualAdvance({ terms, plan }: NonNullable<SimulatedCredito['result']>): SimulatorInput {
  const payments = plan.pagos.length;
  const { first } = paymentsForAdvance(terms, payments);
  return {
    adelanto: String(tenthOf(Number(terms.monto))),
    adelanto_con: String(Math.max(first, Math.floor(payments / 3))),
    adelanto_para: 'plazo',
  };
}
