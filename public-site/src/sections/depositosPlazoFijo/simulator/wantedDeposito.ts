import { asQuery, partOf } from '../../../simulators/asked';
import { depositoNames } from '../../../simulators/names';
import type { SimulatedDeposito } from './depositoAsked';

/** Returns the address to request the simulated deposit; that page computes it again. */
export const wantedDeposito = ({ asked, result }: SimulatedDeposito): string =>
  `/contactanos/consultas${asQuery({
    tema: 'dpf',
    dpf: result ? asQuery({ ...partOf(asked, depositoNames), monto: result.terms.monto }).slice(1) : '',
  })}`;
