import { formatMoney, formatPercent, type Published, sections } from '@coop/domain';
import { planDePagos } from '@coop/domain/calculators';
import {
  amountsOf,
  type CreditoPedido,
  type Moneda,
  type ProductoDeCredito,
  readCredit,
  withTre,
} from '@coop/domain/simulations';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loading } from 'react-admin';
import { httpClient } from '../../ground/api/fetchApi';
import type { SectionProps } from '../../records/data/SectionFields';
import {
  PreviewCard,
  pickOptions,
  Results,
  usePreviewedValues,
  useSimulatorInputs,
} from '../../records/simulation/simulation';

type Loan = ProductoDeCredito & { tasaMaximaRegulada: string | null };

const { fields } = sections['productos/simulador-creditos'];
const needed = [
  'monedas',
  'montoMinBob',
  'montoMaxBob',
  'montoMinUsd',
  'montoMaxUsd',
  'plazoMin',
  'plazoMax',
  'graciaMaxMeses',
  'tipoTasa',
  'tasaAnual',
  'periodoFijoMeses',
  'spread',
  'treReferencia',
  'tasaMaximaRegulada',
  'sistemas',
  'frecuencias',
  'seguroDesgravamenMensual',
  'otrosCargos',
] as const satisfies readonly (keyof Loan)[];
const inputNames = ['moneda', 'monto', 'plazo_meses', 'sistema', 'frecuencia', 'gracia_meses'];

export const CreditPreview = ({ section }: SectionProps) => (
  <PreviewCard previewed={usePreviewedValues<Loan>(section, needed)}>
    {(product, day) => <InForce product={product} day={day} />}
  </PreviewCard>
);

/** Applies the reference rate (TRe) in force, as the site does; waits until it is loaded. */
function InForce({ product, day }: { product: Loan; day: string }) {
  const { data, error } = useTre(product.tipoTasa !== 'fija');
  if (error) return <Alert severity="error">{`No se pudo leer la TRe vigente. ${error.message}`}</Alert>;
  if (product.tipoTasa !== 'fija' && data === undefined) return <Loading loadingPrimary="" loadingSecondary="" />;
  return <Simulation product={withTre(product, data ?? null)} day={day} />;
}

function Simulation({ product, day }: { product: ProductoDeCredito; day: string }) {
  const { inputs, box } = useSimulatorInputs((typed) => {
    const moneda = (typed.moneda ?? product.monedas[0] ?? 'BOB') as Moneda;
    return {
      moneda,
      monto: usualAmount(product, moneda),
      plazo_meses: usualTerm(product),
      sistema: product.sistemas[0] ?? 'cuota_fija',
      frecuencia: product.frecuencias[0] ?? 'mensual',
      gracia_meses: '0',
    };
  });
  const understood = readCredit(inputs, product, day);
  const faults = understood.ok ? {} : understood.faults;
  return (
    <>
      {box({ name: 'moneda', label: 'Moneda', options: pickOptions(fields.monedas.choices, product.monedas), faults })}
      {box({ name: 'monto', label: 'Monto', unit: inputs.moneda === 'USD' ? 'USD' : 'Bs', faults })}
      {box({ name: 'plazo_meses', label: 'Plazo', unit: 'meses', faults })}
      {box({
        name: 'sistema',
        label: 'Sistema',
        options: pickOptions(fields.sistemas.choices, product.sistemas),
        faults,
      })}
      {box({
        name: 'frecuencia',
        label: 'Frecuencia',
        options: pickOptions(fields.frecuencias.choices, product.frecuencias),
        faults,
      })}
      {product.graciaMaxMeses ? box({ name: 'gracia_meses', label: 'Gracia', unit: 'meses', faults }) : null}
      <Results understood={understood} inputNames={inputNames} lines={linesOf} />
    </>
  );
}

function linesOf(loan: CreditoPedido) {
  const plan = planDePagos(loan);
  const money = (amount: string | undefined) => formatMoney(amount ?? '0', loan.moneda);
  return [
    ['Primera cuota', money(plan.pagos[0]?.total)],
    ['Última cuota', money(plan.pagos.at(-1)?.total)],
    ['Intereses', money(plan.totalInteres)],
    ['Seguro de desgravamen', money(plan.totalSeguro)],
    ['Otros cargos', money(plan.totalCargos)],
    ['Total a pagar', money(plan.totalPagado)],
    ['Tasa anual', formatPercent(loan.tasaAnual)],
    ...(loan.luego ? [[`Desde el mes ${loan.luego.desdeMes + 1}`, formatPercent(loan.luego.tasaAnual)] as const] : []),
    ['Costo efectivo anual estimado', plan.costoEfectivoAnual ? formatPercent(plan.costoEfectivoAnual) : '—'],
  ] as const;
}

function usualAmount(product: ProductoDeCredito, moneda: Moneda): string {
  const { min, max } = amountsOf(product, moneda) ?? { min: '1', max: '1' };
  return String(within(moneda === 'USD' ? 5_000 : 50_000, Number(min), Number(max)));
}

const usualTerm = ({ plazoMin, plazoMax }: ProductoDeCredito) => String(within(36, plazoMin, plazoMax));

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

type Tasas = Published<(typeof sections)['sitio/tasas-de-referencia']>;

const LAST = new URLSearchParams({ range: '[0,0]', sort: '["vigenteDesde","DESC"]' });

/** Query of the public reference rates in force; null if none is published. */
const useTre = (enabled: boolean) =>
  useQuery({
    queryKey: ['tre-vigente'],
    queryFn: async () => {
      const { json } = await httpClient(`/api/publico/sitio/tasas-de-referencia?${LAST}`);
      return (json as Tasas[])[0] ?? null;
    },
    enabled,
  });
