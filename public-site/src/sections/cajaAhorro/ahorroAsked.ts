import { cajaDeAhorro, type ParametrosRcIva } from '@coop/domain/calculators';
import type { InputFaults } from '@coop/domain/simulations';
import { type AhorroPedido, ratesOn, readSavings, type TasaDeAhorro } from '@coop/domain/simulations';
import type { SimulableAhorro } from '../../reading/simulables';
import type { Asked } from '../../simulators/asked';

/** Savings as they were asked about: what they earn, or what is wrong with what was asked. */
export type SimulatedAhorro = {
  asked: Asked;
  caja: SimulableAhorro;
  /** The rates of the account today. */
  tasas: readonly TasaDeAhorro[];
  faults: InputFaults;
  result?: { terms: AhorroPedido; earned: ReturnType<typeof cajaDeAhorro>; vigenteDesde: string | null };
};

/** What the address or the fields ask, at the rate that the account pays today; undefined where there is no account. */
export function ahorroAsked(
  asked: Asked,
  cajas: readonly SimulableAhorro[],
  today: string,
  rcIva: ParametrosRcIva,
): SimulatedAhorro | undefined {
  const found = cajas.find(({ slug }) => slug === asked.producto);
  const caja = found ?? cajas[0];
  if (!caja) return undefined;
  const tasas = ratesOn(caja.tasas, today);
  const filled = {
    moneda: tasas.some(({ moneda }) => moneda === 'BOB') ? 'BOB' : 'USD',
    monto: '5000',
    plazo_meses: '12',
    tipo_persona: caja.publico === 'juridica' ? 'juridica' : 'natural',
    ...asked,
    producto: caja.slug,
  };
  const read = readSavings(filled, caja, today);
  const faults = {
    ...(asked.producto && !found && { producto: 'Esa cuenta ya no se ofrece: elija otra' }),
    ...(read.ok ? {} : read.faults),
  };
  const common = { asked: filled, caja, tasas, faults };
  if (!read.ok || Object.keys(faults).length > 0) return common;
  const { moneda, tasaAnual } = read.value;
  const row = tasas.find((tasa) => tasa.moneda === moneda && tasa.tasaAnual === tasaAnual);
  return {
    ...common,
    result: { terms: read.value, earned: cajaDeAhorro(read.value, rcIva), vigenteDesde: row?.vigenteDesde ?? null },
  };
}
