import { meets } from '@coop/domain';
import { CampoDeArchivos } from './CampoDeArchivos';
import { CampoDeFilas } from './CampoDeFilas';
import { CampoDeFormulario } from './CampoDeFormulario';
import css from './Campos.module.css';
import { enPalabras } from './enPalabras';
import type { Campo, Errores, Valores } from './tipos';

type Props = {
  /** Of their group. */
  titulo: string;
  campos: readonly Campo[];
  /** Every field of the form, which conditions name. */
  todos: readonly Campo[];
  valores: Valores;
  errores: Errores;
  /** What is chosen now; undefined without JavaScript, when every field is shown with a hint of when it applies. */
  elegidos: Readonly<Record<string, unknown>> | undefined;
};

/** The fields of a group. What does not apply is neither shown nor sent. */
export const Campos = ({ titulo, campos, todos, valores, errores, elegidos }: Props) =>
  campos.map((campo) => {
    const aplica = !elegidos || meets(elegidos, campo.mostrarCuando);
    const obligatorio =
      campo.obligatorio || (!!elegidos && !!campo.obligatorioCuando && meets(elegidos, campo.obligatorioCuando));
    const cuando = elegidos ? undefined : enPalabras(campo.mostrarCuando, todos);
    const comun = { campo, valores, errores, obligatorio, cuando };
    return (
      <fieldset key={campo.nombre} className={css.contenedor} hidden={!aplica} disabled={!aplica}>
        {campo.campos?.some(({ acepta }) => acepta) ? (
          <CampoDeArchivos {...comun} />
        ) : campo.campos ? (
          <CampoDeFilas {...comun} titulo={titulo} />
        ) : (
          <CampoDeFormulario {...comun} />
        )}
      </fieldset>
    );
  });
