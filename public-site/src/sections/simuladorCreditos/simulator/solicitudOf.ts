import { asQuery, partOf } from '../../../simulators/asked';
import type { SimulatedCredito } from './creditoAsked';

/** What an application keeps of it: `simulationKept` names what may be asked. */
const KEPT = ['moneda', 'plazo_meses', 'sistema', 'frecuencia', 'gracia_meses'] as const;

/** What an application for that loan starts with, as its page takes it, and what was simulated of it. */
export const solicitudOf = ({ asked, credito, result }: SimulatedCredito): string =>
  asQuery({
    producto: credito.id,
    moneda: result?.terms.moneda ?? '',
    monto: result?.terms.monto ?? '',
    plazo: String(result?.terms.plazoMeses ?? ''),
    simulado: result
      ? asQuery({ producto: credito.id, ...partOf(asked, KEPT), monto: result.terms.monto }).slice(1)
      : '',
  });
