import type { Entidad } from '@coop/domain/entidad';
import css from './Ayuda.module.css';
import { BotonEnlace } from './Boton';
import { Icono } from './Icono';

type Props = { entidad: Entidad; tema?: string; referencia?: string };

/** The end of every page: where to ask. */
export const Ayuda = ({ entidad, tema, referencia }: Props) => (
  <aside className={css.ayuda} aria-label="Atención">
    <div className={`ancho ${css.fila}`}>
      <div>
        <h2>¿Le quedó una pregunta?</h2>
        <p>
          {entidad.telefonoGratuito && (
            <>
              Llame sin costo al {entidad.telefonoGratuito}
              {entidad.horarioTelefono && `, ${entidad.horarioTelefono}`}.{' '}
            </>
          )}
          En agencias: {entidad.horario}. Nunca le pediremos su clave, su PIN ni códigos.
        </p>
      </div>
      <div className={css.acciones}>
        <BotonEnlace to={`/contactanos/consultas${preguntaDe(tema, referencia)}`}>Hacer una consulta</BotonEnlace>
        <BotonEnlace to="/contactanos/agencias" tono="claro">
          <Icono nombre="agencia" tamano={20} />
          Buscar una agencia
        </BotonEnlace>
      </div>
    </div>
  </aside>
);

/** What the form of queries is filled with. */
function preguntaDe(tema?: string, ref?: string): string {
  const parametros = new URLSearchParams({ ...(tema && { tema }), ...(ref && { ref }) }).toString();
  return parametros && `?${parametros}`;
}
