import type { ReactNode } from 'react';
import type { Asked } from './asked';
import { Calculate } from './Calculate';
import css from './Tool.module.css';

type Props = {
  title: string;
  anchor: string;
  /** Address without its query: that of the page. */
  address: string;
  /** What is simulated beside it, which goes along where the form is sent. */
  kept: Asked;
  open: boolean;
  onToggle: (open: boolean) => void;
  fields: ReactNode;
  children?: ReactNode;
};

/** A question about what is simulated, folded until somebody asks it: a form of its own, and its answer. */
export const Tool = ({ title, anchor, address, kept, open, onToggle, fields, children }: Props) => (
  <details className={css.herramienta} id={anchor} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
    <summary className="desplegable">{title}</summary>
    <form method="get" action={`${address}#${anchor}`} onSubmit={(event) => event.preventDefault()}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.campos}>{fields}</div>
      <Calculate />
    </form>
    <div className={css.respuesta}>{children}</div>
  </details>
);
