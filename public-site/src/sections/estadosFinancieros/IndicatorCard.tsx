import { formatDate, formatNumber } from '@coop/domain/format';
import { Island as Chart } from '../../ui/chart/ChartIsland';
import { Fold } from '../../ui/elements/Fold';
import { Table } from '../../ui/elements/Table';
import css from './IndicatorCard.module.css';
import { type Indicator, type Month, pointsOf } from './indicators';

type Props = { indicator: Indicator; months: readonly Month[]; minimum?: string | null };

export function IndicatorCard({ indicator, months, minimum }: Props) {
  const points = pointsOf(months, indicator);
  const last = points.at(-1);
  if (!last) return null;
  const before = points.find(({ fecha }) => fecha.slice(5) === last.fecha.slice(5) && fecha < last.fecha);
  return (
    <section className={css.tarjeta} id={indicator.clave}>
      <header>
        <h3>{indicator.titulo}</h3>
        <p>{indicator.explicacion}</p>
        <p className={css.valor}>{last.texto}</p>
        <p className={css.fecha}>
          Al {formatDate(last.fecha)}
          {before && (
            <>
              {' · '}
              <span className={css.cambio}>{cambioBetween(indicator, before.valor, last.valor)}</span>
            </>
          )}
        </p>
      </header>
      <Fold title="Cómo se movió">
        <Chart
          title={`${indicator.titulo}, mes a mes`}
          unit={indicator.unidad}
          puntos={points}
          forma={indicator.forma}
          escala={indicator.escala}
          {...(minimum && { referencia: { etiqueta: 'Mínimo legal', valor: Number(minimum) } })}
        />
        <details className={css.datos}>
          <summary className="desplegable">Ver los datos en una tabla</summary>
          <Table
            legend={`${indicator.titulo}, mes a mes`}
            rows={points.toReversed()}
            id={({ fecha }) => fecha}
            columns={[
              { title: 'Al', main: true, cell: ({ fecha }) => formatDate(fecha) },
              { title: indicator.titulo, numeric: true, strong: true, cell: ({ texto }) => texto },
            ]}
          />
        </details>
      </Fold>
    </section>
  );
}

/** Formats a yearly change: ratios in percentage points, amounts in percent. */
function cambioBetween({ texto, divisor, unidad }: Indicator, before: number, now: number): string {
  const inPoints = unidad === 'en porcentaje';
  const cambio = inPoints ? now - before : (100 * (now - before)) / before;
  const sign = cambio > 0 ? 'más' : 'menos';
  if (Math.abs(cambio) < 0.005) return `igual que hace un año (${texto((before * divisor).toFixed(2))})`;
  const howMuch = formatNumber(Math.abs(cambio).toFixed(4), inPoints ? 2 : 1);
  return inPoints ? `${howMuch} puntos ${sign} que hace un año` : `${howMuch} % ${sign} que hace un año`;
}
