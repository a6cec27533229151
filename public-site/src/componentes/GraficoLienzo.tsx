import type { PointerEventHandler } from 'react';
import type { Serie } from './Grafico';
import css from './Grafico.module.css';
import { type Ancho, escalaDe } from './graficoEscala';

type Handler = PointerEventHandler<SVGSVGElement>;
type Props = {
  ancho: Ancho;
  serie: Serie;
  /** Which point is being read; none: the last is marked. */
  leido: number | undefined;
  onPointerMove: Handler;
  onPointerDown: Handler;
  onPointerLeave: Handler;
};

/** The drawing of a series at one width: scale, marks, the values at both ends. Attributes alone: the page allows no inline style. */
export function GraficoLienzo({ ancho, serie, leido, ...handlers }: Props) {
  const { puntos, forma, referencia, enEscala, partes } = serie;
  const { alto, desde, hasta, suelo, techo, paso, marcas, x, y } = escalaDe(serie, ancho);
  const ultimo = puntos.length - 1;
  const marcado = leido ?? ultimo;
  const trazo = puntos.map(({ valor }, at) => `${x(at)},${y(valor)}`).join(' ');
  const barra = Math.max(3, Math.min(paso * 0.62, 44));
  const cada = Math.max(1, Math.ceil(ultimo / Math.floor(ancho / 120)));
  const nombrados = puntos.flatMap((punto, at) => ((ultimo - at) % cada === 0 ? [{ ...punto, at }] : []));
  // A value is written on the side that the line leaves free.
  const esBajo = (at: number) =>
    forma === 'linea' &&
    (puntos[at === 0 ? 1 : at - 1]?.valor ?? 0) > (puntos[at]?.valor ?? 0) &&
    y(puntos[at]?.valor ?? 0) < suelo - 24;
  return (
    <svg
      className={css[`de${ancho}`]}
      viewBox={`0 0 ${ancho} ${alto}`}
      aria-hidden="true"
      data-ancho={ancho}
      data-desde={x(0)}
      data-hasta={x(ultimo)}
      {...handlers}
    >
      {marcas.map((marca) => (
        <g key={marca}>
          <line className={css.cuadricula} x1={desde} x2={hasta} y1={y(marca)} y2={y(marca)} />
          <text x={desde - 8} y={y(marca) + 4.5} textAnchor="end">
            {enEscala(marca)}
          </text>
        </g>
      ))}
      {nombrados.map(({ at, etiqueta }) => (
        <text
          key={at}
          x={x(at)}
          y={alto - 6}
          textAnchor={forma === 'barras' ? 'middle' : at === ultimo ? 'end' : at === 0 ? 'start' : 'middle'}
        >
          {etiqueta}
        </text>
      ))}
      {forma === 'barras' &&
        puntos.map(({ fecha, valor, base = 0 }, at) => (
          <g key={fecha}>
            <rect
              className={partes ? css.encima : at === marcado ? css.barraLeida : css.barra}
              x={x(at) - barra / 2}
              width={barra}
              y={y(Math.max(valor, 0))}
              height={Math.max(0, suelo - y(Math.max(valor, 0)))}
              rx="2"
            />
            {base > 0 && (
              <rect
                className={css.barraLeida}
                x={x(at) - barra / 2}
                width={barra}
                y={y(base)}
                height={suelo - y(base)}
              />
            )}
          </g>
        ))}
      {forma === 'linea' && <polyline className={css.linea} points={trazo} />}
      {referencia && (
        <>
          <line className={css.referencia} x1={desde} x2={hasta} y1={y(referencia.valor)} y2={y(referencia.valor)} />
          <text x={hasta} y={y(referencia.valor) - 7} textAnchor="end" className={css.nombreReferencia}>
            {referencia.etiqueta}
          </text>
        </>
      )}
      {leido !== undefined && <line className={css.guia} x1={x(leido)} x2={x(leido)} y1={techo - 8} y2={suelo} />}
      {forma === 'linea' &&
        [...new Set([0, ultimo, marcado])].map((at) => (
          <circle
            key={at}
            className={css.punto}
            cx={x(at)}
            cy={y(puntos[at]?.valor ?? 0)}
            r={at === marcado ? 5.5 : 4}
          />
        ))}
      {(partes ? [] : [0, ultimo]).map((at) => (
        <text
          key={at}
          className={css.extremo}
          x={x(at)}
          y={y(puntos[at]?.valor ?? 0) + (esBajo(at) ? 21 : -11)}
          textAnchor={at === 0 ? 'start' : 'end'}
        >
          {enEscala(puntos[at]?.valor ?? 0)}
        </text>
      ))}
    </svg>
  );
}
