import type { Holiday } from '@coop/domain/calendar';
import type { Publicado } from '../../reading/leer';
import { AgenciaState } from './AgenciaState';
import css from './BriefAgencias.module.css';
import type { Attended } from './stateToday';

export type BriefAgencia = Attended & Pick<Publicado<'sitio/agencias'>, 'slug' | 'nombre' | 'direccion'>;

/** The fields of a branch that a brief page needs. */
export const briefAgencia = (agencia: BriefAgencia): BriefAgencia => {
  const { slug, nombre, direccion, departamento, horarios, horariosEspeciales, atencionHoy, cerradaHasta, cajero24h } =
    agencia;
  return { slug, nombre, direccion, departamento, horarios, horariosEspeciales, atencionHoy, cerradaHasta, cajero24h };
};

type Props = { agencias: readonly BriefAgencia[]; feriados: readonly Holiday[] };

/** Some branches, and whether they are open; the page of branches has them all, and which are near. */
export const BriefAgencias = ({ agencias, feriados }: Props) => (
  <ul className={css.lista} data-feriados={JSON.stringify(feriados)}>
    {agencias.map((agencia) => (
      <li key={agencia.slug}>
        <a href={`/contactanos/agencias#${agencia.slug}`}>{agencia.nombre}</a>
        <p>{agencia.direccion}</p>
        <AgenciaState agencia={agencia} />
      </li>
    ))}
  </ul>
);
