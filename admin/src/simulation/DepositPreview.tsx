import { formatMoney, formatPercent, formatShortDate, sections } from '@coop/domain';
import { depositoPlazoFijo, type TerminosDeDeposito } from '@coop/domain/calculators/depositoPlazoFijo';
import { readDeposit, type TablaDeDepositos } from '@coop/domain/simulations/deposit';
import type { SectionProps } from '../screens/SectionProps';
import { PreviewCard } from './PreviewCard';
import { Results } from './Results';
import { among, useAsked } from './useAsked';
import { usePreviewed } from './usePreviewed';

const { moneda: monedas, pagoInteres } = sections['productos/depositos-plazo-fijo'].fields.filas.fields;
const needed = ['filas', 'montoMinimoBob', 'montoMinimoUsd'] as const satisfies readonly (keyof TablaDeDepositos)[];
const shown = ['moneda', 'monto', 'plazo_dias', 'tipo_persona', 'pago'];
const persons = { natural: 'Natural', juridica: 'Jurídica' };
const symbols = { BOB: 'Bs', USD: 'USD', UFV: 'UFV' };

/** A deposit with the table of a form, simulated. */
export const DepositPreview = ({ section }: SectionProps) => (
  <PreviewCard previewed={usePreviewed<TablaDeDepositos>(section, needed)}>
    {(table, day) => <Simulation table={table} day={day} />}
  </PreviewCard>
);

function Simulation({ table, day }: { table: TablaDeDepositos; day: string }) {
  const currencies = [...new Set(table.filas.map(({ moneda }) => moneda))];
  const { asked, box } = useAsked(() => ({
    moneda: currencies[0] ?? 'BOB',
    monto: '10000',
    plazo_dias: String(usualTerm(table)),
    tipo_persona: 'natural',
    pago: '',
  }));
  const understood = readDeposit(asked, table, day);
  const faults = understood.ok ? {} : understood.faults;
  const moneda = asked.moneda as keyof typeof symbols;
  return (
    <>
      {box({ name: 'moneda', label: 'Moneda', options: among(monedas.choices, currencies), faults })}
      {box({ name: 'monto', label: 'Monto', unit: symbols[moneda], faults })}
      {box({ name: 'plazo_dias', label: 'Plazo', unit: 'días', faults })}
      {box({ name: 'tipo_persona', label: 'Persona', options: persons, faults })}
      {box({
        name: 'pago',
        label: 'Pago de intereses',
        options: { '': 'El primero de la tabla', ...pagoInteres.choices },
        faults,
      })}
      <Results understood={understood} shown={shown} lines={linesOf} />
    </>
  );
}

/** A year where the table has it, or where it begins. */
function usualTerm({ filas }: TablaDeDepositos): number {
  const hasYear = filas.some(({ plazoDesdeDias, plazoHastaDias }) => plazoDesdeDias <= 360 && 360 <= plazoHastaDias);
  return hasYear ? 360 : (filas[0]?.plazoDesdeDias ?? 360);
}

function linesOf(terms: TerminosDeDeposito) {
  const result = depositoPlazoFijo(terms);
  const money = (amount: string) => formatMoney(amount, terms.moneda);
  return [
    ['Total a recibir', money(result.totalARecibir)],
    ['Interés', money(result.interesBruto)],
    ['RC-IVA', money(result.rcIva)],
    ['Interés líquido', money(result.interesLiquido)],
    ['Tasa anual', formatPercent(terms.tasaAnual)],
    ['Vencimiento, si es día hábil', formatShortDate(result.vencimiento)],
  ] as const;
}
