import type { ReactNode } from 'react';
import { BotonEnlace } from '../componentes/Boton';
import css from './SiguientePaso.module.css';

/** Where something that is offered is asked for: a page of ours, or the online bank. */
export type Paso = { titulo: string; texto: ReactNode; boton: string; href: string };

/** What to do now, one thing. */
export const SiguientePaso = ({ titulo, texto, boton, href }: Paso) => (
  <section className={css.paso}>
    <div>
      <h2>{titulo}</h2>
      <p>{texto}</p>
    </div>
    <BotonEnlace to={href} tono="oro">
      {boton}
    </BotonEnlace>
  </section>
);
