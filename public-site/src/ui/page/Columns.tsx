import type { ReactNode } from 'react';
import css from './Columns.module.css';

/** Content with a sidebar of data, below it on phones. */
export const Columns = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className={css.columnas}>
    <div className={css.principal}>{children}</div>
    <aside className={css.lado} aria-label="Datos">
      {side}
    </aside>
  </div>
);
