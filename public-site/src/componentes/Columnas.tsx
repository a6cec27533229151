import type { ReactNode } from 'react';
import css from './Columnas.module.css';

/** The content, and beside it what is looked up. */
export const Columnas = ({ lado, children }: { lado: ReactNode; children: ReactNode }) => (
  <div className={css.columnas}>
    <div className={css.principal}>{children}</div>
    <aside className={css.lado} aria-label="Datos">
      {lado}
    </aside>
  </div>
);
