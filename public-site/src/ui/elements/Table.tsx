import type { ReactNode } from 'react';
import css from './Table.module.css';

export type Column<T> = {
  title: string;
  cell: (row: T) => ReactNode;
  numeric?: boolean;
  main?: boolean;
  strong?: boolean;
  /** Hides the column of a compact table on phones, where the page has this data elsewhere. */
  wide?: boolean;
  /** Puts it on a line of its own below the others of a compact table on phones. */
  below?: boolean;
};

type Props<T> = {
  legend: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  id: (row: T) => string;
  anchor?: (row: T) => string;
  /** Few, short columns: it remains a table on phones. */
  compact?: boolean;
};

/** Cell without a value. */
export const NO_DATA = '—';

/** Table that becomes cards on phones unless `compact`; omits columns without values. */
export const Table = <T,>({ legend, columns: all, rows, id, anchor, compact }: Props<T>) => {
  // Omits columns without any value.
  const columns = all.filter(({ cell }) => rows.some((row) => ![NO_DATA, ''].includes(cell(row) as string)));
  return (
    <table className={`${css.tabla} ${compact ? css.compacta : css.tarjetas}`}>
      <caption className="oculto">{legend}</caption>
      <thead>
        <tr>
          {columns.map(({ title, numeric, wide, below }) => (
            <th key={title} scope="col" className={classesOf({ numeric, wide, below })}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={id(row)} id={anchor?.(row)}>
            {columns.map(({ title, cell, main, ...kind }) =>
              main ? (
                <th key={title} scope="row" className={css.principal}>
                  {cell(row)}
                </th>
              ) : (
                <td key={title} data-titulo={title} className={classesOf(kind)}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const classesOf = ({ numeric, strong, wide, below }: Pick<Column<never>, 'numeric' | 'strong' | 'wide' | 'below'>) =>
  [numeric && css.numerica, strong && css.fuerte, wide && css.ancha, below && css.debajo].filter(Boolean).join(' ') ||
  undefined;
