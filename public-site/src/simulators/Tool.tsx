import type { ReactNode } from 'react';
import { Calculate } from './Calculate';
import type { SimulatorInput } from './simulatorInput';
import css from './Tool.module.css';

type Props = {
  title: string;
  anchor: string;
  address: string;
  hidden: SimulatorInput;
  open: boolean;
  onToggle: (open: boolean) => void;
  fields: ReactNode;
  children?: ReactNode;
};

/** A secondary tool of a simulator, collapsed by default: a form of its own, and its result. */
export const Tool = ({ title, anchor, address, hidden, open, onToggle, fields, children }: Props) => (
  <details className={css.herramienta} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
    <summary className="desplegable">{title}</summary>
    {/* Inside: browsers open the details that hide the target of a link. */}
    <div id={anchor} className={css.dentro}>
      <form method="get" action={`${address}#${anchor}`} onSubmit={(event) => event.preventDefault()}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={css.campos}>{fields}</div>
        <Calculate />
      </form>
      <div className={css.respuesta}>{children}</div>
    </div>
  </details>
);
