import { Boton } from './Boton';
import css from './Imprimir.module.css';
import { useHidratado } from './useHidratado';

/** Prints the page; nothing where no script runs, since the browser's own menu does it too. */
export const Imprimir = () =>
  useHidratado() && (
    <span className={css.imprimir}>
      <Boton type="button" tono="claro" onClick={() => window.print()}>
        Imprimir
      </Boton>
    </span>
  );
