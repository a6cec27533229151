import { formatMoney, formatNumber, formatPercent, formatShortDate } from '@coop/domain/format';
import { type ComparedRow, ComparisonTable } from '../../../simulators/ComparisonTable';
import { Verdict } from '../../../simulators/Verdict';
import { type Deposited, depositoVerdict } from './depositoVerdict';
import { maturityOf } from './maturityOf';

const money = ({ terms }: Deposited, value: string) => formatMoney(value, terms.moneda);

const rows: readonly ComparedRow<Deposited>[] = [
  ['Depósito', (one) => money(one, one.terms.monto)],
  ['Plazo', ({ terms }) => `${formatNumber(terms.plazoDias, 0)} días`],
  ['Tasa anual', ({ terms }) => formatPercent(terms.tasaAnual)],
  ['Gana, líquido', (one) => money(one, one.earned.interesLiquido)],
  ['Total a recibir', (one) => money(one, one.earned.totalARecibir)],
  ['Vencimiento', ({ earned }) => maturityOf(earned, formatShortDate)],
];

/** Two or three deposits, figure by figure, and in words what each comes to. */
export const CompareDepositos = ({ options, names }: { options: readonly Deposited[]; names: readonly string[] }) => (
  <>
    <Verdict>
      {depositoVerdict(options).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Verdict>
    <ComparisonTable legend="Comparación de los depósitos" main="Gana, líquido" {...{ names, options, rows }} />
  </>
);
