import type { ReactNode } from 'react';
import css from './Field.module.css';

type Props = {
  id: string;
  label: string;
  /** The allowed values; an error replaces it. */
  help?: string;
  fault?: string;
  /** The input; its `aria-describedby` is `${id}-ayuda`. */
  children: ReactNode;
  /** Content between the input and the help. */
  below?: ReactNode;
};

/** A field of a simulator: label, input, and help or error. */
export const Field = ({ id, label, help, fault, children, below }: Props) => (
  <div className={`${css.campo} ${fault ? css.conFalta : ''}`}>
    <div className={css.fila}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
    {below}
    {(fault || help) && (
      <p id={`${id}-ayuda`} className={fault ? css.falta : css.ayuda}>
        {fault && <span className="oculto">Error: </span>}
        {fault ?? help}
      </p>
    )}
  </div>
);
