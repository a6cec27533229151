import { amount, cents } from '@coop/domain/amounts';
import { formatMoney, formatPercent } from '@coop/domain/format';
import { type ComparedRow, ComparisonTable } from '../../../simulators/ComparisonTable';
import { Verdict } from '../../../simulators/Verdict';
import { paymentFrequencies, paymentSystems } from '../../../wording/labels';
import type { SimulatedCredito } from './creditoAsked';

type With = SimulatedCredito & { result: NonNullable<SimulatedCredito['result']> };

const rows: readonly ComparedRow<With>[] = [
  ['Crédito', ({ credito }) => credito.nombre],
  ['Monto', ({ result: { terms } }) => formatMoney(terms.monto, terms.moneda)],
  ['Plazo', ({ result: { terms } }) => `${terms.plazoMeses} meses`],
  [
    'Cuotas',
    ({ result: { terms }, asked }) =>
      `${paymentSystems[terms.sistema]}, ${paymentFrequencies[asked.frecuencia as keyof typeof paymentFrequencies]}`,
  ],
  ['Tasa anual', ({ credito }) => formatPercent(credito.tasaAnual)],
  ['Primera cuota', (option) => money(option, option.result.plan.pagos[0]?.total)],
  ['Última cuota', (option) => money(option, option.result.plan.pagos.at(-1)?.total)],
  ['Intereses', (option) => money(option, option.result.plan.totalInteres)],
  ['Seguro y cargos', (option) => money(option, seguroAndCargos(option))],
  ['Total que pagará', (option) => money(option, option.result.plan.totalPagado)],
  ['TEAC estimada', ({ result: { plan } }) => plan.costoEfectivoAnual && formatPercent(plan.costoEfectivoAnual)],
];

/** Two loans, figure by figure, and in a sentence what choosing one or the other comes to. */
export function Comparison({ a, b }: { a: SimulatedCredito; b: SimulatedCredito }) {
  if (!hasResult(a) || !hasResult(b)) return null;
  return (
    <>
      <Verdict>{inOneSentence(a, b)}</Verdict>
      <ComparisonTable
        legend="Comparación de las dos opciones"
        names={['Opción A', 'Opción B']}
        options={[a, b]}
        rows={rows}
        main="Total que pagará"
      />
    </>
  );
}

const hasResult = (option: SimulatedCredito): option is With => option.result !== undefined;
const money = ({ result }: With, monto = '0') => formatMoney(monto, result.terms.moneda);
const seguroAndCargos = ({ result: { plan } }: With) => amount(cents(plan.totalSeguro) + cents(plan.totalCargos));

function inOneSentence(a: With, b: With): string {
  if (a.result.terms.moneda !== b.result.terms.moneda) return 'Están en monedas distintas.';
  const inCost = costOf(b) - costOf(a);
  const toStart = cents(b.result.plan.pagos[0]?.total) - cents(a.result.plan.pagos[0]?.total);
  if (inCost === 0n && toStart === 0n) return 'Las dos cuestan lo mismo: cambie el monto, el plazo o el crédito.';
  const howMuch = (difference: bigint, more: string, minus: string) =>
    difference === 0n
      ? 'igual'
      : `${money(a, amount(difference < 0n ? -difference : difference))} ${difference > 0n ? more : minus}`;
  return `La opción B cuesta ${howMuch(inCost, 'más', 'menos')} en intereses, seguro y cargos, y su primera cuota es ${howMuch(toStart, 'más alta', 'más baja')}.`;
}

/** All that is paid over what was lent. */
const costOf = ({ result: { terms, plan } }: With) => cents(plan.totalPagado) - cents(terms.monto);
