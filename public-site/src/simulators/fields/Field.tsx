import type { ReactNode } from 'react';
import css from './Field.module.css';

type Props = {
  id: string;
  label: string;
  /** What is allowed; what is wrong takes its place. */
  help?: string;
  fault?: string;
  /** The entry; its `aria-describedby` is `${id}-ayuda`. */
  children: ReactNode;
  /** Under the entry and above what is allowed. */
  below?: ReactNode;
};

/** A field of a simulator: what it asks, the entry, and what is allowed or wrong. */
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
