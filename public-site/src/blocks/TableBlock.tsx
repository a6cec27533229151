import type { Bloque } from '../reading/blocks/Bloque';
import { type Column, NO_DATA, Table } from '../ui/elements/Table';
import type { BlockProps } from './BlockProps';

type Fila = Bloque['filas'][number];
const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const satisfies readonly (keyof Fila)[];
const FIGURE = /^[+-]?(Bs|USD|UFV|\$us)?\s*\d[\d.,]*\s*%?$/;

/** A table whose first row names its columns; on phones, a card for each of the others. */
export function TableBlock({ bloque: { titulo, filas } }: BlockProps) {
  const [head, ...rows] = filas;
  if (!head) return null;
  const numbered = rows.map((row, at) => ({ ...row, at }));
  const columns = letters
    .filter((letter) => filas.some((fila) => fila[letter]))
    .map(
      (letter, at): Column<Fila> => ({
        title: head[letter] ?? '',
        cell: (row) => row[letter] ?? NO_DATA,
        main: at === 0,
        numeric: at > 0 && rows.every((row) => !row[letter] || FIGURE.test(row[letter])),
      }),
    );
  return <Table legend={titulo ?? 'Tabla'} columns={columns} rows={numbered} id={({ at }) => String(at)} />;
}
