import type { CreditoSimulado } from './creditoPedido';
import { comoConsulta } from './pedido';

/** What an application for that loan starts with, as its page takes it. */
export const solicitudDe = ({ credito, resultado }: CreditoSimulado): string =>
  comoConsulta({
    producto: credito.id,
    moneda: resultado?.terminos.moneda ?? '',
    monto: resultado?.terminos.monto ?? '',
    plazo: String(resultado?.terminos.plazoMeses ?? ''),
  });
