import type { Entidad } from '@coop/domain/entidad';
import { useLanguage } from '../../reading/useLayout';
import { ButtonLink } from '../elements/Button';
import { Icon } from '../elements/Icon';
import css from './Help.module.css';

type Props = { entidad: Entidad; topic?: string; reference?: string };

export const Help = ({ entidad, topic, reference }: Props) => (
  <aside className={css.ayuda} aria-label="Atención" lang={useLanguage().site}>
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
          Nunca le pediremos su clave, su PIN ni códigos.
        </p>
      </div>
      <div className={css.acciones}>
        <ButtonLink href={`/contactanos/consultas${questionOf(topic, reference)}`}>Hacer una consulta</ButtonLink>
        <ButtonLink href="/contactanos/agencias" tone="claro">
          <Icon name="agencia" size={20} />
          Agencias
        </ButtonLink>
      </div>
    </div>
  </aside>
);

function questionOf(topic?: string, ref?: string): string {
  const parameters = new URLSearchParams({ ...(topic && { tema: topic }), ...(ref && { ref }) }).toString();
  return parameters && `?${parameters}`;
}
