import { formatDate, formatNumber, formatPercent } from '@coop/domain/format';
import type { Leer } from '../../reading/leer';
import css from './Accounts.module.css';

type Figure = { value: string; note: string };

/** Four key figures of the cooperative, each with its date. */
export const Accounts = ({ figures }: { figures: readonly Figure[] }) =>
  figures.length > 0 && (
    <section className={css.banda} aria-labelledby="cuentas">
      <div className={`ancho ${css.fila}`}>
        <h2 id="cuentas">Cuentas claras, cada mes.</h2>
        <dl>
          {figures.map(({ value, note }) => (
            <div key={note}>
              <dd>{value}</dd>
              <dt>{note}</dt>
            </div>
          ))}
        </dl>
      </div>
      <div className="aguayo" />
    </section>
  );

/** Reads the figures of the latest statements with their dates; omits unpublished ones. */
export async function readFigures(leer: Leer): Promise<Figure[]> {
  const [coeficientes, statements] = await Promise.all([
    leer.filas('institucional/coeficiente-adecuacion-patrimonial', { range: [0, 0], sort: ['fechaCorte', 'DESC'] }),
    leer.filas('institucional/estados-financieros', { range: [0, 0], sort: ['fechaCorte', 'DESC'] }),
  ]);
  const [coeficiente] = coeficientes;
  const [statement] = statements;
  const figures: (Figure | false | undefined)[] = [
    !!coeficiente?.cap && {
      value: formatPercent(coeficiente.cap),
      note: `Coeficiente de adecuación patrimonial al ${formatDate(coeficiente.fechaCorte)} (mínimo legal ${formatPercent(coeficiente.minimoLegal, 0)})`,
    },
    !!statement?.socios && {
      value: formatNumber(statement.socios, 0),
      note: `socias y socios al ${formatDate(statement.fechaCorte)}`,
    },
    !!statement?.indiceMora && {
      value: formatPercent(statement.indiceMora),
      note: `índice de mora al ${formatDate(statement.fechaCorte)}`,
    },
    !!statement?.numeroAgencias && {
      value: formatNumber(statement.numeroAgencias, 0),
      note: 'agencias y puntos de atención',
    },
  ];
  return figures.filter((figure) => !!figure);
}
