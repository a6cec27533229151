import { formatMoney, formatPercent, formatShortDate, sections } from '@coop/domain';
import {
  depositoPlazoFijo,
  type Moneda,
  type ParametrosRcIva,
  type TerminosDeDeposito,
  type TipoPersona,
} from '@coop/domain/calculators';
import { estimatedDay, type Holiday } from '@coop/domain/calendar';
import {
  findDepositRow,
  isFor,
  onBusinessDays,
  paymentsOf,
  readDeposit,
  type SimulationQuery,
  type TablaDeDepositos,
} from '@coop/domain/simulations';
import { useHolidays } from '../../ground/queries/usePublicRows';
import type { SectionProps } from '../../records/data/SectionFields';
import {
  PreviewCard,
  pickOptions,
  Results,
  usePreviewedValues,
  useSimulatorInputs,
  WithRcIva,
} from '../../records/simulation/simulation';

const { moneda: monedas, pagoInteres } = sections['productos/depositos-plazo-fijo'].fields.filas.fields;
const needed = ['filas', 'montoMinimoBob', 'montoMinimoUsd'] as const satisfies readonly (keyof TablaDeDepositos)[];
const inputNames = ['moneda', 'monto', 'plazo_dias', 'tipo_persona', 'pago'];
const persons = { natural: 'Natural', juridica: 'Jurídica' };
const symbols = { BOB: 'Bs', USD: 'USD', UFV: 'UFV' };

export const DepositPreview = ({ section }: SectionProps) => (
  <PreviewCard previewed={usePreviewedValues<TablaDeDepositos>(section, needed)}>
    {(table, day) => <Simulation table={table} day={day} />}
  </PreviewCard>
);

function Simulation({ table, day }: { table: TablaDeDepositos; day: string }) {
  const holidays = useHolidays();
  const currencies = [...new Set(table.filas.map(({ moneda }) => moneda))];
  const { inputs, box } = useSimulatorInputs((typed) => {
    const usual = {
      moneda: currencies[0] ?? 'BOB',
      monto: '10000',
      plazo_dias: String(usualTerm(table)),
      tipo_persona: 'natural',
    };
    return { ...usual, pago: paymentsFor({ ...usual, ...typed }, table)[0] ?? 'vencimiento' };
  });
  const understood = readDeposit(inputs, table, day);
  const faults = understood.ok ? {} : understood.faults;
  const moneda = inputs.moneda as keyof typeof symbols;
  return (
    <>
      {box({ name: 'moneda', label: 'Moneda', options: pickOptions(monedas.choices, currencies), faults })}
      {box({ name: 'monto', label: 'Monto', unit: symbols[moneda], faults })}
      {box({ name: 'plazo_dias', label: 'Plazo', unit: 'días', faults })}
      {box({ name: 'tipo_persona', label: 'Persona', options: persons, faults })}
      {box({
        name: 'pago',
        label: 'Pago de intereses',
        options: pickOptions(pagoInteres.choices, paymentsFor(inputs, table)),
        faults,
      })}
      <WithRcIva>
        {(rcIva) => (
          <Results understood={understood} inputNames={inputNames} lines={(terms) => linesOf(terms, holidays, rcIva)} />
        )}
      </WithRcIva>
    </>
  );
}

/** Returns the interest payment options for the input. */
function paymentsFor({ moneda, tipo_persona, monto = '', plazo_dias }: SimulationQuery, { filas }: TablaDeDepositos) {
  const rows = filas.filter((row) => isFor(row, moneda as Moneda, tipo_persona as TipoPersona));
  return paymentsOf(findDepositRow(rows, monto, Number(plazo_dias)));
}

/** Returns the default term: 360 days if the table has it, otherwise its first. */
function usualTerm({ filas }: TablaDeDepositos): number {
  const hasYear = filas.some(({ plazoDesdeDias, plazoHastaDias }) => plazoDesdeDias <= 360 && 360 <= plazoHastaDias);
  return hasYear ? 360 : (filas[0]?.plazoDesdeDias ?? 360);
}

function linesOf(terms: TerminosDeDeposito, holidays: readonly Holiday[], rcIva: ParametrosRcIva) {
  const result = onBusinessDays(depositoPlazoFijo(terms, rcIva), holidays);
  const due = formatShortDate(result.vencimiento);
  const money = (amount: string) => formatMoney(amount, terms.moneda);
  return [
    ['Total a recibir', money(result.totalARecibir)],
    ['Interés', money(result.interesBruto)],
    ['RC-IVA', money(result.rcIva)],
    ['Interés líquido', money(result.interesLiquido)],
    ['Tasa anual', formatPercent(terms.tasaAnual)],
    ['Vencimiento', result.vencimientoEstimado ? estimatedDay(due) : due],
  ] as const;
}
