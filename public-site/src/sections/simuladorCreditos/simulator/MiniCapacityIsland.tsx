import { formatMoney } from '@coop/domain/format';
import { useState } from 'react';
import type { SimulableCredito } from '../../../reading/simulables';
import { Calculate } from '../../../simulators/Calculate';
import { AmountField } from '../../../simulators/fields/AmountInput';
import { ChoiceField } from '../../../simulators/fields/Field';
import css from '../../../simulators/Mini.module.css';
import { NoResult } from '../../../simulators/NoResult';
import { capacityNames } from '../../../simulators/names';
import { formatQuery, partOf, type SimulatorInput } from '../../../simulators/simulatorInput';
import { formatShare, symbolOf } from '../../../simulators/words';
import { ButtonLink } from '../../../ui/elements/Button';
import { island } from '../../../ui/island/island';
import { capacityOf } from './capacity';
import { type SimulatedCredito, simulateCredito } from './simulateCredito';

type Props = {
  creditos: readonly SimulableCredito[];
  /** Percentage of the income for payments. */
  parte: string;
  today: string;
};

/** Largest loan for an income, which stays in the browser; without JavaScript it opens the page's tool. */
function MiniCapacity({ creditos, parte, today }: Props) {
  const [input, setInput] = useState<SimulatorInput>({});
  const usual = simulateCredito(partOf(input, ['producto']), creditos, today);
  if (!usual) return null;
  const { credito, everyMonths } = usual;
  const longest = String(Math.floor(credito.plazoMax / everyMonths) * everyMonths);
  const simulated: SimulatedCredito = { ...usual, input: { ...usual.input, plazo_meses: longest } };
  const read = capacityOf(simulated, partOf(input, capacityNames), parte, today);
  const found = read?.ok ? read.value : undefined;
  const monto = found?.capacidad?.monto;
  const moneda = found?.moneda ?? 'BOB';
  const field = (name: string) => ({
    name,
    value: input[name] ?? '',
    onChange: (value: string) => setInput({ ...input, [name]: value }),
  });
  const amount = (name: (typeof capacityNames)[number]) => ({
    ...field(name),
    before: symbolOf(simulated.input.moneda ?? 'BOB'),
    fault: read && !read.ok ? read.faults[name] : undefined,
  });
  const page = `/productos/${credito.pagina}`;
  return (
    <form className={css.mini} action={`${page}#capacidad`} method="get" onSubmit={(event) => event.preventDefault()}>
      <ChoiceField
        label="Tipo de crédito"
        options={creditos.map(({ slug, nombre }) => [slug, nombre])}
        {...field('producto')}
        value={credito.slug}
      />
      <AmountField label="Lo que entra a su casa cada mes" {...amount('ingreso')} />
      <AmountField label="Lo que ya paga por otros créditos" {...amount('otras_cuotas')} />
      <Calculate />
      {found && (
        <div className={css.resultado} role="status">
          <p>
            <span className={css.que}>{monto ? `Puede pedir hasta, a ${longest} meses` : 'Con ese ingreso'}</span>
            {monto ? (
              <output className={css.cuanto}>{formatMoney(monto, moneda, 0)}</output>
            ) : (
              'No alcanza para el monto mínimo de este crédito.'
            )}
          </p>
          {monto && (
            <div className={css.acciones}>
              <ButtonLink
                href={`${page}${formatQuery({ ...partOf(simulated.input, ['producto', 'moneda', 'plazo_meses']), monto: String(Number(monto)) })}#simulador`}
              >
                Ver su cuota
              </ButtonLink>
            </div>
          )}
        </div>
      )}
      {read && !read.ok && <NoResult faults={Object.keys(read.faults).length} />}
      <p>
        <small>
          Estimación: cuotas de hasta el {formatShare(parte)} de su ingreso, menos las que ya paga. No guardamos lo que
          escriba aquí. El crédito depende de la evaluación.
        </small>
      </p>
    </form>
  );
}

export const Island = island('sections/simuladorCreditos/simulator/MiniCapacity', MiniCapacity);
