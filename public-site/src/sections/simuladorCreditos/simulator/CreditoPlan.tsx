import type { PlanDePagos } from '@coop/domain/calculators';
import { formatMoney, formatNumber, formatShortDate } from '@coop/domain/format';
import { ShowAll, useFirstRows } from '../../../simulators/ShowAll';
import css from './CreditoPlan.module.css';

type Props = {
  plan: PlanDePagos;
  moneda: string;
  /** Its label among several on the page: «Opción B». */
  which?: string;
  complete: boolean;
  whole: string;
  onShowAll: () => void;
};

type Column = 'capital' | 'interes' | 'seguro' | 'cargos' | 'total' | 'saldo';
const titles: Record<Column, string> = {
  capital: 'Capital',
  interes: 'Interés',
  seguro: 'Seguro',
  cargos: 'Cargos',
  total: 'Cuota total',
  saldo: 'Saldo',
};

/** The payment plan: the first twelve rows, and all of them on request. On a phone each row takes two lines. */
export function CreditoPlan({ plan, moneda, which, complete, whole, onShowAll }: Props) {
  const { pagos } = plan;
  const { isPart, drawn } = useFirstRows(pagos, complete);
  const columns = (Object.keys(titles) as Column[]).filter(
    (column) => !['seguro', 'cargos'].includes(column) || pagos.some((payment) => Number(payment[column]) > 0),
  );
  return (
    <div className={css.plan} data-parte={isPart || undefined}>
      <h3>Plan de pagos{which && `: ${which}`}</h3>
      <table>
        <caption className="oculto">
          Plan de pagos{which && `: ${which}`}, en {moneda === 'USD' ? 'dólares' : 'bolivianos'}
        </caption>
        <thead>
          <tr>
            <th scope="col">N°</th>
            <th scope="col">Fecha</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {titles[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((payment) => (
            <tr key={payment.numero}>
              <th scope="row">{payment.numero}</th>
              <td className={css.fecha}>{formatShortDate(payment.fecha)}</td>
              {columns.map((column) => (
                <td key={column} data-titulo={titles[column]} className={css[column]}>
                  {formatNumber(payment[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {Number(plan.cargosIniciales) > 0 && (
        <p className={css.pie}>
          Al desembolso se cobran además {formatMoney(plan.cargosIniciales, moneda)} de cargos, que están en el total.
        </p>
      )}
      {isPart && <ShowAll text={`Ver las ${pagos.length} cuotas`} href={whole} onView={onShowAll} />}
    </div>
  );
}
