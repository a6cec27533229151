import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import css from './Chart.module.css';
import { ChartCanvas } from './ChartCanvas';
import type { Point, Series } from './Series';

type Props = Series & { title: string /** Unit of the scale: «en millones de bolivianos». */; unit: string };

/** Time series, read by pointer or arrow keys; screen readers get a summary and the table beside it. */
export function Chart({ title, unit, ...serie }: Props) {
  const { puntos } = serie;
  const id = useId();
  const [read, setRead] = useState<number>();
  const last = puntos.length - 1;
  const point = puntos[read ?? last];
  if (!point || puntos.length < 2) return null;

  const pointAt = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const { ancho, desde, hasta } = event.currentTarget.dataset;
    const x = ((event.clientX - left) * Number(ancho)) / width;
    const part = (x - Number(desde)) / (Number(hasta) - Number(desde));
    setRead(Math.min(last, Math.max(0, Math.round(part * last))));
  };
  const move = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: (read ?? last) - 1,
      ArrowRight: (read ?? last) + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setRead(Math.min(last, Math.max(0, target)));
  };

  return (
    <figure className={css.grafico}>
      <figcaption id={id}>
        <span className={css.titulo}>{title}</span>
        <span className={css.unidad}>{unit}</span>
        {serie.partes && (
          <span className={css.partes}>
            {serie.partes.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        )}
      </figcaption>
      <p className={css.lectura} aria-live="polite">
        {point.etiqueta}: <strong>{point.texto}</strong>
      </p>
      <div
        role="slider"
        tabIndex={0}
        className={css.lienzos}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={read ?? last}
        aria-valuetext={`${point.etiqueta}: ${point.texto}`}
        onKeyDown={move}
        onBlur={() => setRead(undefined)}
      >
        {([960, 520, 340] as const).map((width) => (
          <ChartCanvas
            key={width}
            width={width}
            series={serie}
            read={read}
            onPointerMove={pointAt}
            onPointerDown={pointAt}
            onPointerLeave={() => setRead(undefined)}
          />
        ))}
      </div>
      <p className="oculto">{summary(puntos)}</p>
    </figure>
  );
}

/** Summarizes a series in words: «De … en … a … en …; el menor, … en …; el mayor, … en …». */
function summary(points: readonly Point[]): string {
  const byValue = [...points].sort((a, b) => a.valor - b.valor);
  const describe = (point: Point | undefined) => `${point?.texto} en ${point?.etiqueta}`;
  return `De ${describe(points[0])} a ${describe(points.at(-1))}; el menor, ${describe(byValue[0])}; el mayor, ${describe(byValue.at(-1))}.`;
}
