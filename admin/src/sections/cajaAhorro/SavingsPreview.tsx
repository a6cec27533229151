import { formatMoney, formatPercent, sections } from '@coop/domain';
import { cajaDeAhorro, type ParametrosRcIva } from '@coop/domain/calculators';
import { type AhorroPedido, type ProductoDeAhorro, readSavings } from '@coop/domain/simulations';
import type { SectionProps } from '../../records/data/SectionFields';
import {
  PreviewCard,
  pickOptions,
  Results,
  usePreviewedValues,
  useSimulatorInputs,
  WithRcIva,
} from '../../records/simulation/simulation';

const { moneda: monedas } = sections['productos/caja-ahorro'].fields.tasas.fields;
const needed = ['tasas', 'capitalizacion', 'publico'] as const satisfies readonly (keyof ProductoDeAhorro)[];
const inputNames = ['moneda', 'monto', 'plazo_meses', 'tipo_persona'];
const persons = { natural: 'Natural', juridica: 'Jurídica' };

export function SavingsPreview({ section }: SectionProps) {
  const previewed = usePreviewedValues<ProductoDeAhorro>(section, needed);
  const dated =
    'missing' in previewed
      ? previewed
      : {
          ...previewed,
          day: [previewed.day, ...previewed.product.tasas.map(({ vigenteDesde }) => vigenteDesde)]
            .sort()
            .at(-1) as string,
        };
  return <PreviewCard previewed={dated}>{(product, day) => <Simulation product={product} day={day} />}</PreviewCard>;
}

function Simulation({ product, day }: { product: ProductoDeAhorro; day: string }) {
  const currencies = [...new Set(product.tasas.map(({ moneda }) => moneda))];
  const { inputs, box } = useSimulatorInputs(() => ({
    moneda: currencies[0] ?? 'BOB',
    monto: '10000',
    plazo_meses: '12',
    tipo_persona: product.publico === 'juridica' ? 'juridica' : 'natural',
  }));
  const understood = readSavings(inputs, product, day);
  const faults = understood.ok ? {} : understood.faults;
  return (
    <>
      {box({ name: 'moneda', label: 'Moneda', options: pickOptions(monedas.choices, currencies), faults })}
      {box({ name: 'monto', label: 'Saldo', unit: inputs.moneda === 'USD' ? 'USD' : 'Bs', faults })}
      {box({ name: 'plazo_meses', label: 'Tiempo', unit: 'meses', faults })}
      {box({ name: 'tipo_persona', label: 'Persona', options: persons, faults })}
      <WithRcIva>
        {(rcIva) => (
          <Results understood={understood} inputNames={inputNames} lines={(terms) => linesOf(terms, rcIva)} />
        )}
      </WithRcIva>
    </>
  );
}

function linesOf(terms: AhorroPedido, rcIva: ParametrosRcIva) {
  const result = cajaDeAhorro(terms, rcIva);
  const money = (amount: string) => formatMoney(amount, terms.moneda);
  return [
    ['Saldo al final', money(result.saldoFinal)],
    ['Interés', money(result.interesBruto)],
    ['RC-IVA', money(result.rcIva)],
    ['Interés líquido', money(result.interesLiquido)],
    ['Tasa anual', formatPercent(terms.tasaAnual)],
  ] as const;
}
