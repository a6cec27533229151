import { asQuery, partOf } from '../../../simulators/asked';
import type { SimulatedCredito } from './creditoAsked';

/** Fields of the simulation that an application stores; `simulationKept` lists the allowed ones. */
const KEPT = ['moneda', 'plazo_meses', 'sistema', 'frecuencia', 'gracia_meses'] as const;

/** Returns the query that prefills an application for that loan, with the simulation. */
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
