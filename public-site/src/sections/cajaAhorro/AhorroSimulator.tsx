import { cajaDeAhorro, type ParametrosRcIva } from '@coop/domain/calculators';
import { formatMoney } from '@coop/domain/format';
import { type AhorroPedido, type InputFaults, ratesOn, readSavings, type TasaDeAhorro } from '@coop/domain/simulations';
import type { SimulableAhorro } from '../../reading/simulables';
import { Figures } from '../../simulators/Figures';
import { ChoiceField } from '../../simulators/fields/Field';
import { SliderField } from '../../simulators/fields/SliderField';
import { NoResult } from '../../simulators/NoResult';
import { ahorroNames } from '../../simulators/names';
import { Option } from '../../simulators/Option';
import css from '../../simulators/Simulator.module.css';
import { SimulatorBox } from '../../simulators/SimulatorBox';
import type { SimulatorProps } from '../../simulators/SimulatorProps';
import { formatQuery, type SimulatorInput } from '../../simulators/simulatorInput';
import { UsedTasa } from '../../simulators/UsedTasa';
import { useSimulatorInput } from '../../simulators/useSimulatorInput';
import { monedas, people, rcIvaLabel, symbolOf, toOptions } from '../../simulators/words';
import { ButtonLink } from '../../ui/elements/Button';
import { Share } from '../../ui/sharing/Share';
import { capitalizaciones } from '../../wording/labels';

type Props = SimulatorProps & { cajas: readonly SimulableAhorro[]; rcIva: ParametrosRcIva };

const MAX_MONTHS = 120;
const slidesUpTo = (moneda: string) => (moneda === 'USD' ? 20_000 : 100_000);

/** Simulates the interest of an untouched balance in each account, on input or on submit. */
export function AhorroSimulator({ cajas, rcIva, input: initial, today, address, shared }: Props) {
  const [input, setInput] = useSimulatorInput(
    initial,
    ahorroNames,
    (typed) => simulateAhorro(typed, cajas, today, rcIva)?.input ?? typed,
  );
  const simulated = simulateAhorro(input, cajas, today, rcIva);
  if (!simulated) return null;
  const { caja, tasas, faults, result } = simulated;
  const moneda = simulated.input.moneda ?? 'BOB';
  const common = (name: string) => ({
    name,
    value: simulated.input[name] ?? '',
    fault: faults[name],
    onChange: (value: string) => setInput({ ...input, [name]: value }),
  });
  const money = (monto: string) => formatMoney(monto, moneda);
  return (
    <SimulatorBox
      title="Simule su ahorro"
      address={address}
      fields={
        <Option
          fields={
            <>
              <ChoiceField
                label="Cuenta"
                options={cajas.map(({ slug, nombre }) => [slug, nombre])}
                {...common('producto')}
              />
              <ChoiceField
                label="Moneda"
                options={toOptions(
                  (['BOB', 'USD'] as const).filter((one) => tasas.some((tasa) => tasa.moneda === one)),
                  monedas,
                )}
                {...common('moneda')}
              />
              <SliderField
                label="¿Qué saldo mantiene?"
                before={symbolOf(moneda)}
                min={100}
                max={slidesUpTo(moneda)}
                step={100}
                {...common('monto')}
              />
              <SliderField
                label="¿Cuántos meses?"
                after="meses"
                min={1}
                max={MAX_MONTHS}
                step={1}
                help={`De 1 a ${MAX_MONTHS} meses`}
                {...common('plazo_meses')}
              />
              <ChoiceField
                label="Ahorra"
                options={toOptions(['natural', 'juridica'], people)}
                {...common('tipo_persona')}
              />
            </>
          }
          result={
            result ? (
              <Figures
                what="Gana en intereses"
                howMuch={money(result.earned.interesLiquido)}
                data={[
                  ['Interés bruto', money(result.earned.interesBruto)],
                  [rcIvaLabel(rcIva), money(result.earned.rcIva)],
                  ['Interés líquido', money(result.earned.interesLiquido)],
                  ['Saldo al final', money(result.earned.saldoFinal)],
                ]}
              />
            ) : (
              <NoResult faults={Object.keys(faults).length} />
            )
          }
        />
      }
    >
      {result && (
        <>
          <UsedTasa tasaAnual={result.terms.tasaAnual} vigenteDesde={result.vigenteDesde} today={today}>
            El interés se suma al saldo {capitalizaciones[caja.capitalizacion]}, con meses de 30 días y sin retiros ni
            depósitos. La tasa puede cambiar: rige la publicada cada día.
          </UsedTasa>
          <div className={css.pie}>
            <ButtonLink href="/contactanos/consultas?tema=ahorro">Abrir esta cuenta</ButtonLink>
            <Share title="Simulación de ahorro" address={shared && shared + formatQuery(simulated.input)} />
          </div>
        </>
      )}
    </SimulatorBox>
  );
}

type SimulatedAhorro = {
  input: SimulatorInput;
  caja: SimulableAhorro;
  tasas: readonly TasaDeAhorro[];
  faults: InputFaults;
  result?: { terms: AhorroPedido; earned: ReturnType<typeof cajaDeAhorro>; vigenteDesde: string | null };
};

/** Simulates the values of the address or the fields at the account's current rate; undefined without accounts. */
function simulateAhorro(
  input: SimulatorInput,
  cajas: readonly SimulableAhorro[],
  today: string,
  rcIva: ParametrosRcIva,
): SimulatedAhorro | undefined {
  const found = cajas.find(({ slug }) => slug === input.producto);
  const caja = found ?? cajas[0];
  if (!caja) return undefined;
  const tasas = ratesOn(caja.tasas, today);
  const filled = {
    moneda: tasas.some(({ moneda }) => moneda === 'BOB') ? 'BOB' : 'USD',
    monto: '5000',
    plazo_meses: '12',
    tipo_persona: caja.publico === 'juridica' ? 'juridica' : 'natural',
    ...input,
    producto: caja.slug,
  };
  const read = readSavings(filled, caja, today);
  const faults = {
    ...(input.producto && !found && { producto: 'Esa cuenta ya no se ofrece: elija otra' }),
    ...(read.ok ? {} : read.faults),
  };
  const common = { input: filled, caja, tasas, faults };
  if (!read.ok || Object.keys(faults).length > 0) return common;
  const { moneda, tasaAnual } = read.value;
  const row = tasas.find((tasa) => tasa.moneda === moneda && tasa.tasaAnual === tasaAnual);
  return {
    ...common,
    result: { terms: read.value, earned: cajaDeAhorro(read.value, rcIva), vigenteDesde: row?.vigenteDesde ?? null },
  };
}
