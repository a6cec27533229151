import { type PlanDePagos, planDePagos } from '@coop/domain/calculators';
import type { InputFaults } from '@coop/domain/simulations';
import { amountsOf, type CreditoPedido, MONTHS, readCredit } from '@coop/domain/simulations';
import { entre } from './entre';
import type { Pedido } from './pedido';
import type { CreditoSimulable } from './tipos';

/** A loan as it was asked for: what it comes to, or what is wrong with what was asked. */
export type CreditoSimulado = {
  /** With what nobody said: each field has its value. */
  pedido: Pedido;
  credito: CreditoSimulable;
  cadaMeses: number;
  faltas: InputFaults;
  resultado?: { terminos: CreditoPedido; plan: PlanDePagos };
};

const MONTO_USUAL = 50_000;
const PLAZO_USUAL = 36;
/** By what anybody may write in an address: a map holds no «constructor». */
const MESES: ReadonlyMap<string, number> = new Map(Object.entries(MONTHS));

/** What the address or the fields ask, worked out at the rate that is published; undefined where nothing is lent. */
export function creditoPedido(
  asked: Pedido,
  creditos: readonly CreditoSimulable[],
  hoy: string,
): CreditoSimulado | undefined {
  const credito = creditoDe(asked, creditos);
  if (!credito) return undefined;
  const pedido = completo(asked, credito);
  const leido = readCredit(pedido, credito, hoy);
  const faltas = {
    ...(asked.producto && !isAsked(asked, credito) && { producto: 'Ese crédito ya no se ofrece: elija otro' }),
    ...(leido.ok ? {} : leido.faults),
  };
  const comun = { pedido, credito, cadaMeses: MESES.get(pedido.frecuencia ?? '') ?? 1, faltas };
  if (!leido.ok || Object.keys(faltas).length > 0) return comun;
  return { ...comun, resultado: { terminos: leido.value, plan: planDePagos(leido.value) } };
}

/** What was asked, and for the rest what is usual and this loan allows: an address that says it asks the same tomorrow. */
export function pedidoCompleto(asked: Pedido, creditos: readonly CreditoSimulable[]): Pedido {
  const credito = creditoDe(asked, creditos);
  return credito ? completo(asked, credito) : asked;
}

const isAsked = ({ producto }: Pedido, { slug, id }: CreditoSimulable) => producto === slug || producto === id;
const creditoDe = (asked: Pedido, creditos: readonly CreditoSimulable[]) =>
  creditos.find((credito) => isAsked(asked, credito)) ?? creditos[0];

function completo(asked: Pedido, credito: CreditoSimulable): Pedido {
  const moneda = asked.moneda ?? credito.monedas[0] ?? 'BOB';
  const frecuencia = asked.frecuencia ?? credito.frecuencias[0] ?? 'mensual';
  const cada = MESES.get(frecuencia) ?? 1;
  const { min, max } = amountsOf(credito, moneda === 'USD' ? 'USD' : 'BOB') ?? { min: '1', max: '1' };
  return {
    ...asked,
    producto: credito.slug,
    moneda,
    monto: asked.monto ?? String(entre(MONTO_USUAL, Math.ceil(Number(min)), Math.floor(Number(max)))),
    plazo_meses: asked.plazo_meses ?? String(plazoUsual(credito, cada)),
    sistema: asked.sistema ?? credito.sistemas[0] ?? 'cuota_fija',
    frecuencia,
    gracia_meses: asked.gracia_meses ?? '0',
  };
}

const plazoUsual = ({ plazoMin, plazoMax }: CreditoSimulable, cada: number) =>
  Math.max(Math.ceil(plazoMin / cada), Math.floor(entre(PLAZO_USUAL, plazoMin, plazoMax) / cada)) * cada;
