import type { PropsDeEntrada } from './Entrada';
import css from './Entrada.module.css';

const MOST_RADIOS = 5;

/** Few choices are seen at once; many are in a list. */
export const conBotones = (opciones: readonly unknown[] | undefined, tipo: string): boolean =>
  tipo === 'choice' && (opciones?.length ?? 0) <= MOST_RADIOS;

/** One of several. */
export function EntradaOpcion({ campo, nombre, id, valor, descritaPor, invalida, obligatoria }: PropsDeEntrada) {
  const opciones = campo.opciones ?? [];
  if (conBotones(opciones, campo.tipo))
    return (
      <div className={css.fila}>
        {opciones.map(([v, texto], at) => (
          <label key={v} className={css.opcion}>
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={nombre}
              value={v}
              defaultChecked={valor === v}
              aria-describedby={descritaPor}
            />
            {texto}
          </label>
        ))}
      </div>
    );
  return (
    <select
      id={id}
      name={nombre}
      className={css.caja}
      defaultValue={String(valor ?? '')}
      autoComplete={campo.autocompletar}
      aria-describedby={descritaPor}
      aria-invalid={invalida || undefined}
      aria-required={obligatoria || undefined}
    >
      <option value="">Elija una opción</option>
      {opciones.map(([v, texto]) => (
        <option key={v} value={v}>
          {texto}
        </option>
      ))}
    </select>
  );
}
