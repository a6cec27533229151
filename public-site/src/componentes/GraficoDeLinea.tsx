import { formatNumber } from '@coop/domain/format';
import css from './GraficoDeLinea.module.css';

type Punto = { etiqueta: string; valor: number };
type Props = { titulo: string; puntos: readonly Punto[]; referencia: Punto };

const ANCHO = 720;
const ALTO = 240;
const MARGEN = 28;

/** A line over time with a level that matters. The table beside it says the same to whoever can't see it. */
export function GraficoDeLinea({ titulo, puntos, referencia }: Props) {
  const valores = [...puntos.map(({ valor }) => valor), referencia.valor];
  const min = Math.floor(Math.min(...valores) - 1);
  const max = Math.ceil(Math.max(...valores) + 1);
  const x = (at: number) => MARGEN + (at * (ANCHO - 2 * MARGEN)) / Math.max(1, puntos.length - 1);
  const y = (valor: number) => ALTO - MARGEN - ((valor - min) * (ALTO - 2 * MARGEN)) / (max - min);
  const linea = puntos.map(({ valor }, at) => `${x(at).toFixed(1)},${y(valor).toFixed(1)}`).join(' ');
  const [primero] = puntos;
  const ultimo = puntos.at(-1);
  return (
    <figure className={css.grafico}>
      <figcaption>{titulo}</figcaption>
      <svg viewBox={`0 0 ${ANCHO} ${ALTO}`} aria-hidden="true">
        <line
          className={css.referencia}
          x1={MARGEN}
          x2={ANCHO - MARGEN}
          y1={y(referencia.valor)}
          y2={y(referencia.valor)}
        />
        <text x={MARGEN} y={y(referencia.valor) - 8}>
          {referencia.etiqueta} {formatNumber(referencia.valor)} %
        </text>
        <polyline className={css.linea} points={linea} />
        {ultimo && <circle className={css.punto} cx={x(puntos.length - 1)} cy={y(ultimo.valor)} r="6" />}
        <text x={MARGEN} y={ALTO - 4}>
          {primero?.etiqueta}
        </text>
        <text x={ANCHO - MARGEN} y={ALTO - 4} textAnchor="end">
          {ultimo?.etiqueta}
        </text>
      </svg>
    </figure>
  );
}
