import type { PropsDeEntrada } from './Entrada';
import css from './Entrada.module.css';

/** Any number of several. */
export const EntradaOpciones = ({ campo, nombre, id, valor, descritaPor }: PropsDeEntrada) => (
  <div className={css.fila}>
    {campo.opciones?.map(([v, texto], at) => (
      <label key={v} className={css.opcion}>
        <input
          type="checkbox"
          id={at === 0 ? id : undefined}
          name={nombre}
          value={v}
          defaultChecked={[valor].flat().includes(v)}
          aria-describedby={descritaPor}
        />
        {texto}
      </label>
    ))}
  </div>
);
