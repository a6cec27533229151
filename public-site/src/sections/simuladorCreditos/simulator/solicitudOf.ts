import { formatQuery, partOf } from '../../../simulators/simulatorInput';
import type { SimulatedCredito } from './simulateCredito';

/** Fields of the simulation that an application stores; `recomputeSimulation` lists the allowed ones. */
const STORED_FIELDS = ['moneda', 'plazo_meses', 'sistema', 'frecuencia', 'gracia_meses'] as const;

export const solicitudOf = ({ input, credito, result }: SimulatedCredito): string =>
  formatQuery({
    producto: credito.id,
    moneda: result?.terms.moneda ?? '',
    monto: result?.terms.monto ?? '',
    plazo: String(result?.terms.plazoMeses ?? ''),
    simulado: result
      ? formatQuery({ producto: credito.id, ...partOf(input, STORED_FIELDS), monto: result.terms.monto }).slice(1)
      : '',
  });
