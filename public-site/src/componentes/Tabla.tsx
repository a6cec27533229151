import type { ReactNode } from 'react';
import css from './Tabla.module.css';

export type Columna<T> = {
  titulo: string;
  celda: (row: T) => ReactNode;
  numerica?: boolean;
  /** Names the row: its header on wide screens, the title of its card on phones. */
  principal?: boolean;
  fuerte?: boolean;
};

type Props<T> = {
  leyenda: string;
  columnas: readonly Columna<T>[];
  filas: readonly T[];
  clave: (row: T) => string;
  /** Addresses of the rows within the page. */
  ancla?: (row: T) => string;
};

/** What a cell without a value shows. */
export const SIN_DATO = '—';

/** A table that becomes cards on phones. */
export const Tabla = <T,>({ leyenda, columnas: todas, filas, clave, ancla }: Props<T>) => {
  // A column with nothing in it only takes room.
  const columnas = todas.filter(({ celda }) => filas.some((fila) => celda(fila) !== SIN_DATO));
  return (
    <table className={css.tabla}>
      <caption className="oculto">{leyenda}</caption>
      <thead>
        <tr>
          {columnas.map(({ titulo, numerica }) => (
            <th key={titulo} scope="col" className={numerica ? css.numerica : undefined}>
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map((fila) => (
          <tr key={clave(fila)} id={ancla?.(fila)}>
            {columnas.map(({ titulo, celda, principal, numerica, fuerte }) => {
              const clase = `${numerica ? css.numerica : ''} ${fuerte ? css.fuerte : ''}`;
              return principal ? (
                <th key={titulo} scope="row" className={css.principal}>
                  {celda(fila)}
                </th>
              ) : (
                <td key={titulo} data-titulo={titulo} className={clase}>
                  {celda(fila)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
