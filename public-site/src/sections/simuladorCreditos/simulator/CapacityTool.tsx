import { amount, cents, ratio } from '@coop/domain/amounts';
import { highestPayment } from '@coop/domain/calculators';
import { formatMoney, formatPercent } from '@coop/domain/format';
import type { CapacidadPedida } from '@coop/domain/simulations';
import { useState } from 'react';
import { AmountField } from '../../../simulators/fields/AmountInput';
import { NoResult } from '../../../simulators/NoResult';
import { capacityNames } from '../../../simulators/names';
import { partOf, type SimulatorInput } from '../../../simulators/simulatorInput';
import { Tool } from '../../../simulators/Tool';
import { Verdict } from '../../../simulators/Verdict';
import { formatShare, symbolOf } from '../../../simulators/words';
import { Button } from '../../../ui/elements/Button';
import { capacityOf } from './capacity';
import type { SimulatedCredito } from './simulateCredito';

type Props = {
  simulated: SimulatedCredito;
  input: SimulatorInput;
  hidden: SimulatorInput;
  /** Percentage of the income for payments. */
  parte: string;
  today: string;
  address: string;
  onUse: (monto: string) => void;
};

/** Explains why no amount is affordable; a longer term helps if some payment is possible. */
const tooLittle = ({ cuotaPosible, terms }: CapacidadPedida): string =>
  Number(cuotaPosible) > 0
    ? `No alcanza para el monto mínimo a ${terms.plazoMeses} meses: pruebe un plazo más largo.`
    : 'Sus otras cuotas ya ocupan esa parte de su ingreso.';

/** Never in the address, so that a shared link discloses nobody's income. */
export function CapacityTool({ simulated, input, hidden, parte, today, address, onUse }: Props) {
  const { credito, result } = simulated;
  const [own, setOwn] = useState<SimulatorInput>(partOf(input, capacityNames));
  const [isOpen, setOpen] = useState(own.ingreso !== undefined);
  const read = capacityOf(simulated, own, parte, today);
  const field = (name: (typeof capacityNames)[number]) => ({
    name,
    value: own[name] ?? '',
    before: symbolOf(simulated.input.moneda ?? 'BOB'),
    fault: read && !read.ok ? read.faults[name] : undefined,
    onChange: (value: string) => setOwn({ ...own, [name]: value }),
  });
  const found = read?.ok ? read.value : undefined;
  const money = (value: string, decimals?: number) => formatMoney(value, found?.moneda ?? 'BOB', decimals);
  const share = found && result ? incomeShare(result, found) : null;
  return (
    <Tool
      title="¿Cuánto puedo pedir?"
      anchor="capacidad"
      open={isOpen}
      onToggle={setOpen}
      {...{ address, hidden }}
      fields={
        <>
          <AmountField label="Lo que entra a su casa cada mes" {...field('ingreso')} />
          <AmountField label="Lo que ya paga por otros créditos" {...field('otras_cuotas')} />
        </>
      }
    >
      {found && (
        <Verdict tone={found.capacidad ? 'bien' : 'mal'}>
          <p>
            Puede pagar hasta <strong>{money(found.cuotaPosible)}</strong> al mes.
          </p>
          {found.capacidad ? (
            <p>
              A {found.terms.plazoMeses} meses, con {credito.nombre}, le alcanza para hasta{' '}
              <strong>{money(found.capacidad.monto, 0)}</strong>.
            </p>
          ) : (
            <p>{tooLittle(found)}</p>
          )}
        </Verdict>
      )}
      {share && (
        <Verdict tone={share.tone}>
          <p>
            La cuota que simuló y sus otras cuotas se llevan el {formatPercent(share.percent)} de su ingreso:{' '}
            {share.words}
          </p>
        </Verdict>
      )}
      {found?.capacidad && (
        <p>
          <Button tone="claro" onClick={() => onUse(String(Number(found.capacidad?.monto)))} data-con-guion>
            Simular ese monto
          </Button>
        </p>
      )}
      {read && !read.ok && <NoResult faults={Object.keys(read.faults).length} />}
      <p>
        <small>
          Estimación: el {formatShare(parte)} de su ingreso, menos sus otras cuotas. No guardamos lo que escriba aquí.
          El crédito depende de la evaluación.
        </small>
      </p>
    </Tool>
  );
}

/** Part of the payments' share below which a household has room for the unexpected. */
const COMFORTABLE = 0.75;

type Share = { percent: string; tone: 'bien' | 'justo' | 'mal'; words: string };

/** Returns the percentage of an income that this loan's payment and the others use; null if it can't be computed. */
function incomeShare(
  { plan, terms }: NonNullable<SimulatedCredito['result']>,
  { ingreso, otrasCuotas, parte }: CapacidadPedida,
): Share | null {
  const each = cents(highestPayment(plan)) / BigInt(terms.cadaMeses ?? 1);
  const percent = ratio(amount(each + cents(otrasCuotas)), ingreso);
  if (percent === null) return null;
  const used = Number(percent) / Number(parte);
  if (used <= COMFORTABLE) return { percent, tone: 'bien', words: 'le queda holgura.' };
  if (used <= 1) return { percent, tone: 'justo', words: 'cabe, con poco margen.' };
  return { percent, tone: 'mal', words: 'es demasiado. Baje el monto o alargue el plazo.' };
}
