import { amount, cents } from '@coop/domain/amounts';
import type { Pago } from '@coop/domain/calculators';
import { formatMoney } from '@coop/domain/format';
import { Chart } from '../../../ui/chart/Chart';
import { shortMonth } from '../../../wording/formats';
import css from './CreditoChart.module.css';

/** Above this number of bars, the chart groups payments by year. */
const MAX_BARS = 36;

/** A chart of the capital and interest of each payment. Many payments are grouped by year, and then a table follows. */
export function CreditoChart({ payments, moneda }: { payments: readonly Pago[]; moneda: string }) {
  const years = payments.length > MAX_BARS ? byYear(payments) : null;
  const parts = years ?? payments.map((payment) => ({ ...payment, etiqueta: shortMonth(payment.fecha) }));
  const money = (monto: string) => formatMoney(monto, moneda);
  return (
    <div className={css.grafico}>
      <Chart
        title="De qué se compone lo que paga"
        unit={years ? 'por año' : 'por cuota, sin seguro ni cargos'}
        forma="barras"
        partes={['Capital', 'Interés']}
        escala={{ decimals: 0 }}
        puntos={parts.map(({ fecha, etiqueta, capital, interes }) => ({
          fecha,
          etiqueta,
          valor: Number(capital) + Number(interes),
          base: Number(capital),
          texto: `${money(capital)} de capital y ${money(interes)} de interés`,
        }))}
      />
      {years && (
        <details className={css.tabla}>
          <summary className="desplegable">Ver el gráfico como tabla</summary>
          <table>
            <caption className="oculto">Capital e interés de cada año</caption>
            <thead>
              <tr>
                <th scope="col">Año</th>
                <th scope="col">Capital</th>
                <th scope="col">Interés</th>
              </tr>
            </thead>
            <tbody>
              {years.map(({ etiqueta, capital, interes }) => (
                <tr key={etiqueta}>
                  <th scope="row">{etiqueta}</th>
                  <td>{money(capital)}</td>
                  <td>{money(interes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

type OfYear = Pick<Pago, 'fecha' | 'capital' | 'interes'> & { etiqueta: string };

function byYear(payments: readonly Pago[]): OfYear[] {
  const years = new Map<string, { capital: bigint; interes: bigint }>();
  for (const { fecha, capital, interes } of payments) {
    const year = fecha.slice(0, 4);
    const until = years.get(year) ?? { capital: 0n, interes: 0n };
    years.set(year, { capital: until.capital + cents(capital), interes: until.interes + cents(interes) });
  }
  return [...years].map(([label, { capital, interes }]) => ({
    fecha: `${label}-01-01`,
    etiqueta: label,
    capital: amount(capital),
    interes: amount(interes),
  }));
}
