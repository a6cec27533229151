import { depositoNames } from '../../../simulators/names';
import { formatQuery, partOf } from '../../../simulators/simulatorInput';
import type { SimulatedDeposito } from './simulateDeposito';

/** Returns the address to request the simulated deposit; that page computes it again. */
export const depositoRequestUrl = ({ input, result }: SimulatedDeposito): string =>
  `/contactanos/consultas${formatQuery({
    tema: 'dpf',
    dpf: result ? formatQuery({ ...partOf(input, depositoNames), monto: result.terms.monto }).slice(1) : '',
  })}`;
