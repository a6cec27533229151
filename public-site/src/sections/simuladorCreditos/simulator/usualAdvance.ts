import { paymentsForAdvance } from '@coop/domain/simulations';
import type { Asked } from '../../../simulators/asked';
import type { SimulatedCredito } from './creditoAsked';

/** A tenth of what was lent, by hundreds where it has any. */
const tenthOf = (monto: number) =>
  monto >= 1000 ? Math.round(monto / 1000) * 100 : Math.max(1, Math.round(monto / 10));

/** The payment ahead of time that is shown until somebody asks for another: a tenth, after a third of the payments, to end sooner. */
export function usualAdvance({ terms, plan }: NonNullable<SimulatedCredito['result']>): Asked {
  const payments = plan.pagos.length;
  const { first } = paymentsForAdvance(terms, payments);
  return {
    adelanto: String(tenthOf(Number(terms.monto))),
    adelanto_con: String(Math.max(first, Math.floor(payments / 3))),
    adelanto_para: 'plazo',
  };
}
