import { text } from 'node:stream/consumers';
import type { Transparency } from '@coop/domain/answers';
import type { TransparencyTable } from '@coop/domain/transparencia';
import { csvOf } from '../../resource/exports/csvOf.js';
import type { Cell, Column } from '../../resource/exports/table.js';

type Lines = { columns: readonly Column[]; rows: readonly (readonly Cell[])[] };

const day = (label: string): Column => ({ label, holds: 'day' });
const words = (label: string): Column => ({ label, holds: 'text' });
const figure = (label: string): Column => ({ label, holds: 'number' });

/** One of the tables, as the CSV that a spreadsheet opens and runs nothing of. */
export const csvOfTable = (table: TransparencyTable, said: Transparency): Promise<string> => {
  const { columns, rows } = linesOf[table](said);
  return text(csvOf({ title: table, columns, rows: each(rows) }));
};

const linesOf: Readonly<Record<TransparencyTable, (said: Transparency) => Lines>> = {
  reclamos: ({ reclamos, minimo }) => ({
    columns: [
      day('Desde'),
      day('Hasta'),
      words('Recibidos'),
      words('Respondidos'),
      words('Respondidos a tiempo'),
      figure('Días hábiles en promedio'),
    ],
    rows: reclamos.map(({ desde, hasta, recibidos, respondidos, aTiempo, promedio }) => [
      desde,
      hasta,
      ...[recibidos, respondidos, aTiempo].map((cases) => cell(cases) ?? `menos de ${minimo}`),
      cell(promedio),
    ]),
  }),
  tasas: ({ tasas }) => ({
    columns: [day('Desde'), words('Concepto'), words('Condiciones'), words('Antes'), words('Ahora')],
    rows: tasas.map(({ desde, concepto, condiciones, antes, ahora }) => [desde, concepto, condiciones, antes, ahora]),
  }),
  indicadores: ({ indicadores }) => ({
    columns: [day('Al'), figure('CAP (%)'), figure('Mínimo legal (%)'), figure('Índice de mora (%)')],
    rows: indicadores.map(({ fechaCorte, cap, minimoLegal, mora }) => [fechaCorte, cap, minimoLegal, mora]),
  }),
  publicaciones: ({ publicaciones }) => ({
    columns: [words('Qué'), words('El último'), day('Publicado'), figure('En el último año'), words('Página')],
    rows: publicaciones.map(({ etiqueta, titulo, publicado, enUnAnio, enlace }) => [
      etiqueta,
      titulo,
      publicado,
      String(enUnAnio),
      enlace,
    ]),
  }),
};

const cell = (value: number | null): Cell => (value === null ? null : String(value));

async function* each(rows: Lines['rows']) {
  yield* rows;
}
