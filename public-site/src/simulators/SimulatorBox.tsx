import type { ReactNode } from 'react';
import { Calculate } from './Calculate';
import css from './SimulatorBox.module.css';

type Props = {
  title: string;
  anchor?: string;
  /** While it is put on paper, the page is nothing else. */
  onPaper?: boolean;
  /** Address without its query: that of the page. */
  address: string;
  /** The fields; a button to send them goes after, for where no script runs. */
  fields: ReactNode;
  children?: ReactNode;
};

/** A simulator on a page of its own: a form that asks for the same page, and what comes of it. */
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
