import { nice, ticks } from 'd3-array';
import type { PointerEventHandler } from 'react';
import css from './Chart.module.css';
import { inScale, type Series } from './Series';

type Handler = PointerEventHandler<SVGSVGElement>;
type Props = {
  width: Width;
  series: Series;
  read: number | undefined;
  onPointerMove: Handler;
  onPointerDown: Handler;
  onPointerLeave: Handler;
};

/** Scale, marks and end values. Attributes only: the CSP forbids inline styles. */
export function ChartCanvas({ width, series, read, ...handlers }: Props) {
  const { puntos, forma, referencia, escala, partes } = series;
  const { alto, desde, hasta, suelo, techo, paso, marcas, x, y } = scaleOf(series, width);
  const last = puntos.length - 1;
  const marked = read ?? last;
  const stroke = puntos.map(({ valor }, at) => `${x(at)},${y(valor)}`).join(' ');
  const bar = Math.max(3, Math.min(paso * 0.62, 44));
  const each = Math.max(1, Math.ceil(last / Math.floor(width / 120)));
  const named = puntos.flatMap((point, at) => ((last - at) % each === 0 ? [{ ...point, at }] : []));
  // Places a value on the free side of the line.
  const isLow = (at: number) =>
    forma === 'linea' &&
    (puntos[at === 0 ? 1 : at - 1]?.valor ?? 0) > (puntos[at]?.valor ?? 0) &&
    y(puntos[at]?.valor ?? 0) < suelo - 24;
  return (
    <svg
      className={css[`de${width}`]}
      viewBox={`0 0 ${width} ${alto}`}
      aria-hidden="true"
      data-ancho={width}
      data-desde={x(0)}
      data-hasta={x(last)}
      {...handlers}
    >
      {marcas.map((mark) => (
        <g key={mark}>
          <line className={css.cuadricula} x1={desde} x2={hasta} y1={y(mark)} y2={y(mark)} />
          <text x={desde - 8} y={y(mark) + 4.5} textAnchor="end">
            {inScale(escala, mark)}
          </text>
        </g>
      ))}
      {named.map(({ at, etiqueta }) => (
        <text
          key={at}
          x={x(at)}
          y={alto - 6}
          textAnchor={forma === 'barras' ? 'middle' : at === last ? 'end' : at === 0 ? 'start' : 'middle'}
        >
          {etiqueta}
        </text>
      ))}
      {forma === 'barras' &&
        puntos.map(({ fecha, valor, base = 0 }, at) => (
          <g key={fecha}>
            <rect
              className={partes ? css.encima : at === marked ? css.barraLeida : css.barra}
              x={x(at) - bar / 2}
              width={bar}
              y={y(Math.max(valor, 0))}
              height={Math.max(0, suelo - y(Math.max(valor, 0)))}
              rx="2"
            />
            {base > 0 && (
              <rect className={css.barraLeida} x={x(at) - bar / 2} width={bar} y={y(base)} height={suelo - y(base)} />
            )}
          </g>
        ))}
      {forma === 'linea' && <polyline className={css.linea} points={stroke} />}
      {referencia && (
        <>
          <line className={css.referencia} x1={desde} x2={hasta} y1={y(referencia.valor)} y2={y(referencia.valor)} />
          <text x={hasta} y={y(referencia.valor) - 7} textAnchor="end" className={css.nombreReferencia}>
            {referencia.etiqueta}
          </text>
        </>
      )}
      {read !== undefined && <line className={css.guia} x1={x(read)} x2={x(read)} y1={techo - 8} y2={suelo} />}
      {forma === 'linea' &&
        [...new Set([0, last, marked])].map((at) => (
          <circle
            key={at}
            className={css.punto}
            cx={x(at)}
            cy={y(puntos[at]?.valor ?? 0)}
            r={at === marked ? 5.5 : 4}
          />
        ))}
      {(partes ? [] : [0, last]).map((at) => (
        <text
          key={at}
          className={css.extremo}
          x={x(at)}
          y={y(puntos[at]?.valor ?? 0) + (isLow(at) ? 21 : -11)}
          textAnchor={at === 0 ? 'start' : 'end'}
        >
          {inScale(escala, puntos[at]?.valor ?? 0)}
        </text>
      ))}
    </svg>
  );
}

const heights = { 960: 320, 520: 260, 340: 230 };
/** SVG text scales with its picture, so each width has its own drawing. */
type Width = keyof typeof heights;

/** Computes the scale of a drawing and its marks, in units of its `viewBox`. */
function scaleOf({ puntos, forma, referencia, escala }: Series, width: Width) {
  const height = heights[width];
  const values = [...puntos.map(({ valor }) => valor), ...(referencia ? [referencia.valor] : [])];
  const least = forma === 'barras' ? 0 : Math.min(...values);
  const greatest = Math.max(...values);
  const slack = forma === 'barras' ? 0 : Math.max((greatest - least) * 0.18, Math.abs(greatest) * 0.01);
  const [bajo, cima] = nice(least - slack, greatest + slack, 4);
  const marks = ticks(bajo, cima, 4);
  // 7.2 is the width of a character of the widest figures.
  const from = 12 + Math.max(...marks.map((mark) => inScale(escala, mark).length)) * 7.2;
  const until = width - 14;
  const [techo, suelo] = [30, height - 28];
  // Bars fit whole within the scale; points reach its ends.
  const step = (until - from) / (forma === 'barras' ? puntos.length : Math.max(1, puntos.length - 1));
  const first = forma === 'barras' ? from + step / 2 : from;
  return {
    alto: height,
    desde: from,
    hasta: until,
    suelo,
    techo,
    paso: step,
    marcas: marks,
    x: (at: number) => round(first + at * step),
    y: (value: number) => round(suelo - ((value - bajo) * (suelo - techo)) / (cima - bajo || 1)),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
