import { Boton } from '../componentes/Boton';
import { useHidratado } from '../componentes/useHidratado';
import css from './Botones.module.css';
import { type Avance, SIN_CONEXION } from './enviar';
import { useSinConexion } from './useSinConexion';

type Props = {
  avance: Avance | undefined;
  ultimo: boolean;
  conArchivos: boolean;
  alVolver: (() => void) | undefined;
  alLimpiar: () => void;
};

/** What one does with a form, and how far it has gone. */
export function Botones({ avance, ultimo, conArchivos, alVolver, alLimpiar }: Props) {
  const sinConexion = useSinConexion();
  const hidratado = useHidratado();
  const limpiar = () => {
    if (confirm('¿Desea borrar todo lo que escribió?')) alLimpiar();
  };
  return (
    <div className={css.pie}>
      <p role="status" className={css.estado}>
        {sinConexion && `${SIN_CONEXION} Lo que escribió se conserva.`}
        {avance?.que === 'comprobando' && 'Comprobando que no es un programa. Toma unos segundos…'}
        {avance?.que === 'enviando' && 'Enviando…'}
      </p>
      {avance?.que === 'enviando' && conArchivos && (
        <progress className={css.avance} value={avance.parte} aria-label="Archivos enviados" />
      )}
      <div className={css.acciones}>
        {alVolver && (
          <Boton tono="claro" onClick={alVolver}>
            Volver
          </Boton>
        )}
        <Boton type="submit" aria-disabled={avance !== undefined || undefined}>
          {avance ? 'Enviando…' : ultimo ? 'Enviar' : 'Continuar'}
        </Boton>
        <button type={hidratado ? 'button' : 'reset'} className={css.limpiar} onClick={hidratado ? limpiar : undefined}>
          Limpiar
        </button>
      </div>
    </div>
  );
}
