import type { PropsDeEntrada } from './Entrada';
import css from './Entrada.module.css';

/** Yes, or not said. Its label stands beside it. */
export const EntradaCasilla = ({ campo, nombre, id, valor, descritaPor, invalida, obligatoria }: PropsDeEntrada) => (
  <label className={css.opcion}>
    <input
      type="checkbox"
      id={id}
      name={nombre}
      value="true"
      defaultChecked={valor === 'true' || valor === 'on'}
      aria-describedby={descritaPor}
      aria-invalid={invalida || undefined}
      aria-required={obligatoria || undefined}
    />
    <span>
      {campo.etiqueta}
      {obligatoria && <Obligatorio />}
    </span>
  </label>
);

/** The mark of what can't be left empty; the legend of the form says what it means. */
export const Obligatorio = () => (
  <span className={css.obligatorio} aria-hidden="true">
    {' '}
    *
  </span>
);
