import { Boton } from './Boton';
import css from './Imprimir.module.css';
import { useHidratado } from './useHidratado';

type Props = {
  texto?: string /** Makes the page ready for paper; must have been drawn when it returns. */;
  antes?: () => void;
};

/** Prints the page; nothing where no script runs, since the browser's own menu does it too. */
export const Imprimir = ({ texto = 'Imprimir', antes }: Props) =>
  useHidratado() && (
    <span className={css.imprimir}>
      <Boton
        type="button"
        tono="claro"
        onClick={() => {
          antes?.();
          window.print();
        }}
      >
        {texto}
      </Boton>
    </span>
  );
