import type { RefObject } from 'react';
import { idDe } from './idDe';
import css from './ResumenDeErrores.module.css';
import type { Errores } from './tipos';

type Props = {
  errores: Errores;
  etiquetas: ReadonlyMap<string, string>;
  referencia: RefObject<HTMLDivElement | null>;
  /** Brings the field into the page, when it is in another step, before the link leads to it. */
  alElegir: (nombre: string) => void;
};

/** All that is wrong, at the top, each with a link to its field. */
export function ResumenDeErrores({ errores, etiquetas, referencia, alElegir }: Props) {
  const lista = Object.entries(errores);
  if (lista.length === 0) return null;
  return (
    <div ref={referencia} className={css.resumen} role="alert" tabIndex={-1}>
      <h2>{lista.length === 1 ? 'Falta corregir un dato' : `Falta corregir ${lista.length} datos`}</h2>
      <ul className="vinetas">
        {lista.map(([nombre, mensaje]) => {
          const etiqueta = etiquetas.get(nombre.replace(/\.\d+\./, '.'));
          return (
            <li key={nombre}>
              {etiqueta ? (
                <a href={`#${idDe(nombre)}`} onClick={() => alElegir(nombre)}>
                  {etiqueta}: {mensaje}
                </a>
              ) : (
                mensaje
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
