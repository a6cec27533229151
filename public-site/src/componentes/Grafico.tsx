import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import css from './Grafico.module.css';
import { GraficoLienzo } from './GraficoLienzo';

/** One value of a series: its day, how it is called in words («oct 2026»), and the value as people read it. */
export type Punto = {
  fecha: string;
  etiqueta: string;
  valor: number;
  texto: string;
  /** Of a bar that has two parts, the one below. */
  base?: number;
};
export type Serie = {
  /** In the order of time. */
  puntos: readonly Punto[];
  /** Bars start at zero: for amounts. A line, for ratios. */
  forma: 'linea' | 'barras';
  /** How the scale writes a value. */
  enEscala: (valor: number) => string;
  /** A level that matters, such as a legal minimum. */
  referencia?: { etiqueta: string; valor: number };
  /** What the two parts of its bars are, the one below first. */
  partes?: readonly [string, string];
};

type Props = Serie & { titulo: string /** Of the vertical scale: «en millones de bolivianos». */; unidad: string };

/**
 * A series over time. It reads a point under the pointer or, with the arrow keys, under the focus; without JavaScript it is
 * still. Whoever can't see it has its summary, and the table that must stand beside it.
 */
export function Grafico({ titulo, unidad, ...serie }: Props) {
  const { puntos } = serie;
  const id = useId();
  const [leido, setLeido] = useState<number>();
  const ultimo = puntos.length - 1;
  const punto = puntos[leido ?? ultimo];
  if (!punto || puntos.length < 2) return null;

  const apuntar = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const { ancho, desde, hasta } = event.currentTarget.dataset;
    const x = ((event.clientX - left) * Number(ancho)) / width;
    const parte = (x - Number(desde)) / (Number(hasta) - Number(desde));
    setLeido(Math.min(ultimo, Math.max(0, Math.round(parte * ultimo))));
  };
  const mover = (event: KeyboardEvent) => {
    const destinos: Record<string, number> = {
      ArrowLeft: (leido ?? ultimo) - 1,
      ArrowRight: (leido ?? ultimo) + 1,
      Home: 0,
      End: ultimo,
    };
    const destino = destinos[event.key];
    if (destino === undefined) return;
    event.preventDefault();
    setLeido(Math.min(ultimo, Math.max(0, destino)));
  };

  return (
    <figure className={css.grafico}>
      <figcaption id={id}>
        <span className={css.titulo}>{titulo}</span>
        <span className={css.unidad}>{unidad}</span>
        {serie.partes && (
          <span className={css.partes}>
            {serie.partes.map((parte) => (
              <span key={parte}>{parte}</span>
            ))}
          </span>
        )}
      </figcaption>
      <p className={css.lectura} aria-live="polite">
        {punto.etiqueta}: <strong>{punto.texto}</strong>
      </p>
      <div
        role="slider"
        tabIndex={0}
        className={css.lienzos}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={ultimo}
        aria-valuenow={leido ?? ultimo}
        aria-valuetext={`${punto.etiqueta}: ${punto.texto}`}
        onKeyDown={mover}
        onBlur={() => setLeido(undefined)}
      >
        {([960, 520, 340] as const).map((ancho) => (
          <GraficoLienzo
            key={ancho}
            ancho={ancho}
            serie={serie}
            leido={leido}
            onPointerMove={apuntar}
            onPointerDown={apuntar}
            onPointerLeave={() => setLeido(undefined)}
          />
        ))}
      </div>
      <p className="oculto">{resumen(puntos)}</p>
    </figure>
  );
}

/** «De … en … a … en …; el menor, … en …; el mayor, … en …». */
function resumen(puntos: readonly Punto[]): string {
  const porValor = [...puntos].sort((a, b) => a.valor - b.valor);
  const dicho = (punto: Punto | undefined) => `${punto?.texto} en ${punto?.etiqueta}`;
  return `De ${dicho(puntos[0])} a ${dicho(puntos.at(-1))}; el menor, ${dicho(porValor[0])}; el mayor, ${dicho(porValor.at(-1))}.`;
}
