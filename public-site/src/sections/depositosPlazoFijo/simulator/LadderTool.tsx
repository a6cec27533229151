import type { Holiday } from '@coop/domain/calendar';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import { onBusinessDays, readLadder } from '@coop/domain/simulations';
import { useState } from 'react';
import type { SimulableDepositos } from '../../../reading/simulables';
import { ChoiceField } from '../../../simulators/fields/Field';
import { NoResult } from '../../../simulators/NoResult';
import { ladderNames } from '../../../simulators/names';
import { partOf, type SimulatorInput } from '../../../simulators/simulatorInput';
import { Tool } from '../../../simulators/Tool';
import { Verdict } from '../../../simulators/Verdict';
import { Table } from '../../../ui/elements/Table';
import { maturityOf } from './maturityOf';
import type { SimulatedDeposito } from './simulateDeposito';

type Props = {
  simulated: SimulatedDeposito;
  input: SimulatorInput;
  table: SimulableDepositos;
  feriados: readonly Holiday[];
  today: string;
  address: string;
  onChange: (name: string, value: string) => void;
};

const USUAL = { partes: '4', cada_dias: '90' };
const parts = ['2', '3', '4', '6'].map((count) => [count, `${count} partes`] as const);
const every = [
  ['30', 'cada mes'],
  ['90', 'cada 3 meses'],
  ['180', 'cada 6 meses'],
  ['360', 'cada año'],
] as const;

/** Simulates a deposit ladder: the amount is split so that a part matures at regular intervals. */
export function LadderTool({ simulated, input, table, feriados, today, address, onChange }: Props) {
  const [isOpen, setOpen] = useState(ladderNames.some((name) => input[name] !== undefined));
  const own: SimulatorInput = { ...USUAL, ...partOf(input, ladderNames) };
  const whole = { ...partOf(simulated.input, ['moneda', 'monto', 'tipo_persona', 'fecha']), ...own };
  const read = isOpen ? readLadder(whole, table, table.rcIva, today) : undefined;
  const faults = read && !read.ok ? read.faults : {};
  const field = (name: (typeof ladderNames)[number]) => ({
    name,
    value: own[name] ?? '',
    fault: faults[name],
    onChange: (value: string) => onChange(name, value),
  });
  const moneda = simulated.input.moneda ?? 'BOB';
  return (
    <Tool
      title="¿Y si lo divido para no esperar todo?"
      anchor="escalera"
      open={isOpen}
      onToggle={setOpen}
      hidden={simulated.input}
      address={address}
      fields={
        <>
          <ChoiceField label="Divido mi dinero en" options={parts} {...field('partes')} />
          <ChoiceField label="Y una parte vence" options={every} {...field('cada_dias')} />
        </>
      }
    >
      {read?.ok && (
        <>
          <Verdict>
            <p>
              Gana <strong>{formatMoney(read.value.interesLiquido, moneda)}</strong> en total, y cada{' '}
              {formatNumber(own.cada_dias ?? '', 0)} días tiene una parte disponible.
            </p>
          </Verdict>
          <Table
            compact
            legend="Depósitos de la escalera"
            rows={read.value.peldanos.map(({ terms, earned }) => ({ terms, earned: onBusinessDays(earned, feriados) }))}
            id={({ terms }) => String(terms.plazoDias)}
            columns={[
              { title: 'Vence', main: true, cell: ({ earned }) => maturityOf(earned, formatDate) },
              { title: 'Depósito', numeric: true, wide: true, cell: ({ terms }) => formatMoney(terms.monto, moneda) },
              { title: 'Tasa', numeric: true, cell: ({ terms }) => formatPercent(terms.tasaAnual) },
              {
                title: 'Gana',
                numeric: true,
                strong: true,
                cell: ({ earned }) => formatMoney(earned.interesLiquido, moneda),
              },
            ]}
          />
        </>
      )}
      {faults.monto && <p>{faults.monto}</p>}
      {read && !read.ok && !faults.monto && <NoResult faults={Object.keys(faults).length} />}
    </Tool>
  );
}
