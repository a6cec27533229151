import { cajaDeAhorro } from '@coop/domain/calculators';
import type { InputFaults } from '@coop/domain/simulations';
import { type AhorroPedido, ratesOn, readSavings, type TasaDeAhorro } from '@coop/domain/simulations';
import type { Pedido } from './pedido';
import type { AhorroSimulable } from './tipos';

/** Savings as they were asked about: what they earn, or what is wrong with what was asked. */
export type AhorroSimulado = {
  pedido: Pedido;
  caja: AhorroSimulable;
  /** The rates of the account today. */
  tasas: readonly TasaDeAhorro[];
  faltas: InputFaults;
  resultado?: { terminos: AhorroPedido; ganado: ReturnType<typeof cajaDeAhorro>; vigenteDesde: string | null };
};

/** What the address or the fields ask, at the rate that the account pays today; undefined where there is no account. */
export function ahorroPedido(
  asked: Pedido,
  cajas: readonly AhorroSimulable[],
  hoy: string,
): AhorroSimulado | undefined {
  const hallada = cajas.find(({ slug }) => slug === asked.producto);
  const caja = hallada ?? cajas[0];
  if (!caja) return undefined;
  const tasas = ratesOn(caja.tasas, hoy);
  const pedido = {
    moneda: tasas.some(({ moneda }) => moneda === 'BOB') ? 'BOB' : 'USD',
    monto: '5000',
    plazo_meses: '12',
    tipo_persona: caja.publico === 'juridica' ? 'juridica' : 'natural',
    ...asked,
    producto: caja.slug,
  };
  const leido = readSavings(pedido, caja, hoy);
  const faltas = {
    ...(asked.producto && !hallada && { producto: 'Esa cuenta ya no se ofrece: elija otra' }),
    ...(leido.ok ? {} : leido.faults),
  };
  const comun = { pedido, caja, tasas, faltas };
  if (!leido.ok || Object.keys(faltas).length > 0) return comun;
  const { moneda, tasaAnual } = leido.value;
  const fila = tasas.find((tasa) => tasa.moneda === moneda && tasa.tasaAnual === tasaAnual);
  return {
    ...comun,
    resultado: { terminos: leido.value, ganado: cajaDeAhorro(leido.value), vigenteDesde: fila?.vigenteDesde ?? null },
  };
}
