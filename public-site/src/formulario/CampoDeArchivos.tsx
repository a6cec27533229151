import css from './CampoDeFormulario.module.css';
import entrada from './Entrada.module.css';
import { idDe } from './idDe';
import type { Campo, Errores } from './tipos';

type Props = { campo: Campo; errores: Errores; cuando?: string };

/** Several files in one input; each becomes a record of the group. A browser never gives chosen files back. */
export function CampoDeArchivos({ campo, errores, cuando }: Props) {
  const id = idDe(campo.nombre);
  const archivo = campo.campos?.find(({ acepta }) => acepta);
  const suyos = Object.entries(errores).filter(
    ([nombre]) => nombre === campo.nombre || nombre.startsWith(`${campo.nombre}.`),
  );
  return (
    <div className={`${css.campo} ${suyos.length ? css.conError : ''}`}>
      <label htmlFor={id} className={css.etiqueta}>
        {campo.etiqueta}
      </label>
      <p id={`${id}-ayuda`} className={css.ayuda}>
        {[cuando, `Hasta ${campo.max} archivos`, campo.ayuda].filter(Boolean).join('. ')}
      </p>
      {suyos.map(([nombre, mensaje]) => (
        <p key={nombre} className={css.error}>
          {mensaje}
        </p>
      ))}
      <input
        id={id}
        type="file"
        name={campo.nombre}
        multiple
        accept={archivo?.acepta}
        className={entrada.caja}
        aria-describedby={`${id}-ayuda`}
      />
    </div>
  );
}
