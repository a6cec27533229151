import { type PlanDePagos, planDePagos } from '@coop/domain/calculators';
import { amountsOf, type CreditoPedido, type InputFaults, MONTHS, readCredit } from '@coop/domain/simulations';
import type { SimulableCredito } from '../../../reading/simulables';
import { between } from '../../../simulators/fields/thousands';
import type { SimulatorInput } from '../../../simulators/simulatorInput';

export type SimulatedCredito = {
  input: SimulatorInput;
  credito: SimulableCredito;
  everyMonths: number;
  faults: InputFaults;
  result?: { terms: CreditoPedido; plan: PlanDePagos };
};

const USUAL_MONTO = 50_000;
const USUAL_PLAZO = 36;
/** A Map, since the key comes from the address: it has no inherited keys such as «constructor». */
const MONTHS_BY_NAME: ReadonlyMap<string, number> = new Map(Object.entries(MONTHS));

/** Simulates the values of the address or the fields at the published rate; undefined without loans. */
export function simulateCredito(
  input: SimulatorInput,
  creditos: readonly SimulableCredito[],
  today: string,
): SimulatedCredito | undefined {
  const credito = creditoOf(input, creditos);
  if (!credito) return undefined;
  const filled = complete(input, credito);
  const read = readCredit(filled, credito, today);
  const faults = {
    ...(input.producto && !isChosen(input, credito) && { producto: 'Ese crédito ya no se ofrece: elija otro' }),
    ...(read.ok ? {} : read.faults),
  };
  const common = {
    input: filled,
    credito,
    everyMonths: MONTHS_BY_NAME.get(filled.frecuencia ?? '') ?? 1,
    faults,
  };
  if (!read.ok || Object.keys(faults).length > 0) return common;
  return { ...common, result: { terms: read.value, plan: planDePagos(read.value) } };
}

/** Completes the input, so that a shared address reproduces the result tomorrow. */
export function completeInput(input: SimulatorInput, creditos: readonly SimulableCredito[]): SimulatorInput {
  const credito = creditoOf(input, creditos);
  return credito ? complete(input, credito) : input;
}

const isChosen = ({ producto }: SimulatorInput, { slug, id }: SimulableCredito) => producto === slug || producto === id;
const creditoOf = (input: SimulatorInput, creditos: readonly SimulableCredito[]) =>
  creditos.find((credito) => isChosen(input, credito)) ?? creditos[0];

function complete(input: SimulatorInput, credito: SimulableCredito): SimulatorInput {
  const moneda = input.moneda ?? credito.monedas[0] ?? 'BOB';
  const frequency = input.frecuencia ?? credito.frecuencias[0] ?? 'mensual';
  const each = MONTHS_BY_NAME.get(frequency) ?? 1;
  const { min, max } = amountsOf(credito, moneda === 'USD' ? 'USD' : 'BOB') ?? { min: '1', max: '1' };
  return {
    ...input,
    producto: credito.slug,
    moneda,
    monto: input.monto ?? String(between(USUAL_MONTO, Math.ceil(Number(min)), Math.floor(Number(max)))),
    plazo_meses: input.plazo_meses ?? String(usualPlazo(credito, each)),
    sistema: input.sistema ?? credito.sistemas[0] ?? 'cuota_fija',
    frecuencia: frequency,
    gracia_meses: input.gracia_meses ?? '0',
  };
}

const usualPlazo = ({ plazoMin, plazoMax }: SimulableCredito, each: number) =>
  Math.max(Math.ceil(plazoMin / each), Math.floor(between(USUAL_PLAZO, plazoMin, plazoMax) / each)) * each;
