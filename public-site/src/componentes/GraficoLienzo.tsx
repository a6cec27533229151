import { line } from 'd3-shape';
import type { PointerEventHandler } from 'react';
import type { Serie } from './Grafico';
import css from './Grafico.module.css';
import { escalaDe } from './graficoEscala';

type Handler = PointerEventHandler<SVGSVGElement>;
type Props = {
  ancho: 720 | 340;
  serie: Serie;
  /** Which point is being read; none: the last is marked. */
  leido: number | undefined;
  onPointerMove: Handler;
  onPointerDown: Handler;
  onPointerLeave: Handler;
};

/** The drawing of a series at one width: scale, marks, the values at both ends. Attributes alone: the page allows no inline style. */
export function GraficoLienzo({ ancho, serie, leido, ...handlers }: Props) {
  const { puntos, forma, referencia, enEscala } = serie;
  const { alto, desde, hasta, suelo, techo, paso, marcas, x, y } = escalaDe(serie, ancho);
  const ultimo = puntos.length - 1;
  const marcado = leido ?? ultimo;
  const trazo = line<(typeof puntos)[number]>(
    (_, at) => x(at),
    ({ valor }) => y(valor),
  );
  const barra = Math.max(3, Math.min(paso * 0.62, 44));
  const cada = Math.max(1, Math.ceil(ultimo / (ancho > 500 ? 6 : 3)));
  const nombrados = puntos.flatMap((punto, at) => ((ultimo - at) % cada === 0 ? [{ ...punto, at }] : []));
  return (
    <svg
      className={ancho > 500 ? css.ancho : css.angosto}
      viewBox={`0 0 ${ancho} ${alto}`}
      aria-hidden="true"
      data-ancho={ancho}
      data-desde={desde}
      data-hasta={hasta}
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
        <text key={at} x={x(at)} y={alto - 6} textAnchor={at === ultimo ? 'end' : at === 0 ? 'start' : 'middle'}>
          {etiqueta}
        </text>
      ))}
      {forma === 'barras' &&
        puntos.map(({ fecha, valor }, at) => (
          <rect
            key={fecha}
            className={at === marcado ? css.barraLeida : css.barra}
            x={Math.min(Math.max(x(at) - barra / 2, desde), hasta - barra)}
            width={barra}
            y={y(Math.max(valor, 0))}
            height={Math.max(0, suelo - y(Math.max(valor, 0)))}
            rx="2"
          />
        ))}
      {forma === 'linea' && <path className={css.linea} d={trazo(puntos) ?? undefined} />}
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
      {[0, ultimo].map((at) => (
        <text
          key={at}
          className={css.extremo}
          x={at === 0 ? Math.max(x(0) - 4, desde) : x(at) + 4}
          y={y(puntos[at]?.valor ?? 0) - 11}
          textAnchor={at === 0 ? 'start' : 'end'}
        >
          {enEscala(puntos[at]?.valor ?? 0)}
        </text>
      ))}
    </svg>
  );
}
