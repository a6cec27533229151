import type { ParametrosRcIva } from '@coop/domain/calculators';
import { estimatedDay } from '@coop/domain/calendar';
import { formatDate, formatMoney } from '@coop/domain/format';
import type { PagadoEnDiasHabiles } from '@coop/domain/simulations';
import { useState } from 'react';
import type { SimulableDepositos } from '../../../reading/simulables';
import { Figures } from '../../../simulators/Figures';
import { DateField } from '../../../simulators/fields/DateField';
import { ChoiceField } from '../../../simulators/fields/Field';
import { MoreFields } from '../../../simulators/fields/MoreFields';
import { NoResult } from '../../../simulators/NoResult';
import { Option } from '../../../simulators/Option';
import { interestPayments, people, rcIvaLabel, toOptions } from '../../../simulators/words';
import { DepositoFields } from './DepositoFields';
import type { SimulatedDeposito } from './simulateDeposito';

type Props = {
  simulated: SimulatedDeposito;
  table: SimulableDepositos;
  today: string;
  /** Suffix of its query parameters: '' or that of another option. */
  suffix: string;
  title?: string;
  onChange: (name: string, value: string) => void;
};

const MORE = ['tipo_persona', 'pago', 'fecha'];

export function DepositoOption({ simulated, table, today, suffix, title, onChange }: Props) {
  const { input, payments, faults, result } = simulated;
  const field = (name: string) => ({
    name: name + suffix,
    value: input[name] ?? '',
    fault: faults[name],
    onChange: (value: string) => onChange(name, value),
  });
  const [isUnusual] = useState(
    () => Boolean(input.fecha) || input.tipo_persona !== 'natural' || input.pago !== payments[0],
  );
  return (
    <Option
      title={title}
      fields={
        <>
          <DepositoFields {...{ simulated, table, suffix, onChange }} />
          <MoreFields open={isUnusual} faulty={MORE.some((name) => faults[name])}>
            <ChoiceField
              label="Deposita"
              options={toOptions(['natural', 'juridica'], people)}
              {...field('tipo_persona')}
            />
            <ChoiceField
              label="Le pagamos el interés"
              options={toOptions(payments, interestPayments)}
              {...field('pago')}
            />
            <DateField
              label="Fecha del depósito"
              help="Si la deja vacía, es la de hoy. Cambia el día del vencimiento."
              today={today}
              {...field('fecha')}
            />
          </MoreFields>
        </>
      }
      result={
        result ? <DepositoFigures {...result} rcIva={table.rcIva} /> : <NoResult faults={Object.keys(faults).length} />
      }
    />
  );
}

type DepositoFiguresProps = NonNullable<SimulatedDeposito['result']> & { rcIva: ParametrosRcIva };

const maturityOf = ({ vencimiento, vencimientoEstimado }: PagadoEnDiasHabiles) =>
  vencimientoEstimado ? estimatedDay(formatDate(vencimiento)) : formatDate(vencimiento);

function DepositoFigures({ terms: { moneda, monto }, earned, rcIva }: DepositoFiguresProps) {
  const money = (value: string) => formatMoney(value, moneda);
  return (
    <Figures
      what="Gana en intereses"
      howMuch={money(earned.interesLiquido)}
      data={[
        ['Depósito', money(monto)],
        ['Interés bruto', money(earned.interesBruto)],
        [rcIvaLabel(rcIva), money(earned.rcIva)],
        ['Interés líquido', money(earned.interesLiquido)],
        ['Total a recibir', money(earned.totalARecibir)],
        ['Vencimiento', maturityOf(earned)],
      ]}
    />
  );
}
