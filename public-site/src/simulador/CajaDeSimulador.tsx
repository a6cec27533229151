import type { ReactNode } from 'react';
import { Boton } from '../componentes/Boton';
import css from './CajaDeSimulador.module.css';

type Props = {
  titulo: string;
  ancla?: string;
  /** While it is put on paper, the page is nothing else. */
  enPapel?: boolean;
  /** Address without its query: that of the page. */
  direccion: string;
  /** The fields; a button to send them goes after, for where no script runs. */
  campos: ReactNode;
  children?: ReactNode;
};

/** A simulator on a page of its own: a form that asks for the same page, and what comes of it. */
export const CajaDeSimulador = ({ titulo, ancla = 'simulador', enPapel, direccion, campos, children }: Props) => (
  <section className={css.caja} id={ancla} aria-labelledby={`${ancla}-titulo`} data-papel={enPapel || undefined}>
    <h2 id={`${ancla}-titulo`}>{titulo}</h2>
    <form method="get" action={`${direccion}#${ancla}`} onSubmit={(e) => e.preventDefault()}>
      {campos}
      <p className={css.calcular}>
        <Boton type="submit">Calcular</Boton>
      </p>
    </form>
    {children}
  </section>
);
