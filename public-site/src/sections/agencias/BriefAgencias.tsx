import type { Holiday } from '@coop/domain/calendar';
import type { Publicado } from '../../reading/leer';
import css from './BriefAgencias.module.css';
import { OpenNow } from './OpenNow';

export type BriefAgencia = Pick<
  Publicado<'sitio/agencias'>,
  'slug' | 'nombre' | 'direccion' | 'horarios' | 'horariosEspeciales' | 'departamento'
>;

type Props = { agencias: readonly BriefAgencia[]; feriados: readonly Holiday[] };

/** Some branches, and whether they are open; the page of branches has them all, and which are near. */
export const BriefAgencias = ({ agencias, feriados }: Props) => (
  <ul className={css.lista} data-feriados={JSON.stringify(feriados)}>
    {agencias.map((agencia) => (
      <li key={agencia.slug}>
        <a href={`/contactanos/agencias#${agencia.slug}`}>{agencia.nombre}</a>
        <p>{agencia.direccion}</p>
        <OpenNow agencia={agencia} />
      </li>
    ))}
  </ul>
);
