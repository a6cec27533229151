import type { ComponentProps, ReactNode } from 'react';
import { Nota } from '../componentes/Nota';
import { Pagina } from '../componentes/Pagina';
import { Formulario } from './Formulario';
import type { Formulario as Datos } from './leerFormulario';
import css from './PaginaDeFormulario.module.css';

type Props = Pick<ComponentProps<typeof Formulario>, 'duracion' | 'antesDeEnviar' | 'alRecibir'> & {
  titulo: string;
  resumen: string;
  datos: Datos;
  children: ReactNode;
};

/** The page of a form: the form, and beside it what one should know before filling it. */
export const PaginaDeFormulario = ({ titulo, resumen, datos, children, ...formulario }: Props) => (
  <Pagina titulo={titulo} resumen={resumen} sinAyuda>
    <div className={css.columnas}>
      <div className={css.principal}>
        {datos.vencida && (
          <Nota>
            El comprobante que busca ya venció. Su código sigue valiendo: si lo necesita, llámenos o acérquese a una
            agencia.
          </Nota>
        )}
        <Formulario key={datos.descripcion.seccion} {...datos} {...formulario} />
      </div>
      <aside className={css.lado} aria-label="Antes de escribir">
        {children}
      </aside>
    </div>
  </Pagina>
);
