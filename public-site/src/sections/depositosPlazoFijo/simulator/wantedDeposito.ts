import { asQuery, partOf } from '../../../simulators/asked';
import { depositoNames } from '../../../simulators/names';
import type { SimulatedDeposito } from './depositoAsked';

/** Where that deposit is asked for, with what was simulated of it; its page works it out anew. */
export const wantedDeposito = ({ asked, result }: SimulatedDeposito): string =>
  `/contactanos/consultas${asQuery({
    tema: 'dpf',
    dpf: result ? asQuery({ ...partOf(asked, depositoNames), monto: result.terms.monto }).slice(1) : '',
  })}`;
