import type { ReactNode } from 'react';
import css from './Campo.module.css';

type Props = {
  id: string;
  etiqueta: string;
  /** What is allowed; what is wrong takes its place. */
  ayuda?: string;
  falta?: string;
  /** The entry; its `aria-describedby` is `${id}-ayuda`. */
  children: ReactNode;
  /** Under the entry and above what is allowed. */
  debajo?: ReactNode;
};

/** A field of a simulator: what it asks, the entry, and what is allowed or wrong. */
export const Campo = ({ id, etiqueta, ayuda, falta, children, debajo }: Props) => (
  <div className={`${css.campo} ${falta ? css.conFalta : ''}`}>
    <div className={css.fila}>
      <label htmlFor={id}>{etiqueta}</label>
      {children}
    </div>
    {debajo}
    {(falta || ayuda) && (
      <p id={`${id}-ayuda`} className={falta ? css.falta : css.ayuda}>
        {falta && <span className="oculto">Error: </span>}
        {falta ?? ayuda}
      </p>
    )}
  </div>
);
