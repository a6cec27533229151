import { formatNumber, formatPercent } from '@coop/domain/format';
import type { DepositosTable } from '../../reading/simulables';
import css from './RateSteps.module.css';

const WIDTH = 480;
const HEIGHT = 150;
const LABEL = 22;

/** A step chart of the rates in bolivianos: longer terms earn more. The table after it has the same data. */
export function RateSteps({ rows }: { rows: DepositosTable['filas'] }) {
  const steps = stepsOf(rows);
  const [first] = steps;
  const last = steps.at(-1);
  const highest = Math.max(...steps.map(({ rate }) => rate));
  if (steps.length < 3 || !first || !last || highest <= 0) return null;
  const width = WIDTH / steps.length;
  return (
    <figure className={css.escalones}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {steps.map(({ days, rate }, at) => {
          const height = ((HEIGHT - LABEL) * rate) / highest;
          return (
            <g key={days} className={rate === highest ? css.alta : undefined}>
              <rect x={at * width} y={HEIGHT - height} width={width - 2} height={height} />
              <text x={at * width + width / 2 - 1} y={HEIGHT - height - 6}>
                {formatNumber(rate, 2)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <span>{formatNumber(first.days, 0)} días</span>
        <span>
          En bolivianos: de {formatPercent(String(first.rate))} a {formatPercent(String(highest))}
        </span>
        <span>desde {formatNumber(last.days, 0)} días</span>
      </figcaption>
    </figure>
  );
}

type Row = Pick<DepositosTable['filas'][number], 'moneda' | 'tipoPersona' | 'plazoDesdeDias' | 'tasaAnual'>;

/** Returns the rate in bolivianos for individuals from each term on; the best where a term has several. */
function stepsOf(rows: readonly Row[]): { days: number; rate: number }[] {
  const byDays = new Map<number, number>();
  for (const { moneda, tipoPersona, plazoDesdeDias: days, tasaAnual } of rows)
    if (moneda === 'BOB' && tipoPersona !== 'juridica')
      byDays.set(days, Math.max(byDays.get(days) ?? 0, Number(tasaAnual)));
  return [...byDays].map(([days, rate]) => ({ days, rate })).sort((a, b) => a.days - b.days);
}
