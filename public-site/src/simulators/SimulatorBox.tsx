import type { ReactNode } from 'react';
import { Calculate } from './Calculate';
import css from './SimulatorBox.module.css';

type Props = {
  title: string;
  anchor?: string;
  /** Print mode: hides the rest of the page. */
  onPaper?: boolean;
  address: string;
  fields: ReactNode;
  children?: ReactNode;
};

export const SimulatorBox = ({ title, anchor = 'simulador', onPaper, address, fields, children }: Props) => (
  <section className={css.caja} id={anchor} aria-labelledby={`${anchor}-titulo`} data-papel={onPaper || undefined}>
    <h2 id={`${anchor}-titulo`}>{title}</h2>
    <form method="get" action={`${address}#${anchor}`} onSubmit={(e) => e.preventDefault()}>
      {fields}
      <Calculate />
    </form>
    {children}
  </section>
);
