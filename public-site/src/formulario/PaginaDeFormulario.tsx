import type { ReactNode } from 'react';
import { Pagina } from '../componentes/Pagina';
import { Formulario } from './Formulario';
import type { Formulario as Datos } from './leerFormulario';
import css from './PaginaDeFormulario.module.css';

type Props = { titulo: string; resumen: string; datos: Datos; children: ReactNode };

/** The page of a form: the form, and beside it what one should know before filling it. */
export const PaginaDeFormulario = ({ titulo, resumen, datos, children }: Props) => (
  <Pagina titulo={titulo} resumen={resumen} sinAyuda>
    <div className={css.columnas}>
      <Formulario key={datos.descripcion.seccion} {...datos} />
      <aside className={css.lado} aria-label="Antes de escribir">
        {children}
      </aside>
    </div>
  </Pagina>
);
