import { asQuery } from '../../../simulators/asked';
import type { SimulatedCredito } from './creditoAsked';

/** What an application for that loan starts with, as its page takes it. */
export const solicitudOf = ({ credito, result }: SimulatedCredito): string =>
  asQuery({
    producto: credito.id,
    moneda: result?.terms.moneda ?? '',
    monto: result?.terms.monto ?? '',
    plazo: String(result?.terms.plazoMeses ?? ''),
  });
