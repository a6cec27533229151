import type { Holiday } from '@coop/domain/calendar';
import type { Publicado } from '../../reading/leer';
import { AgenciaState } from './AgenciaState';
import css from './BriefAgencias.module.css';
import type { OpeningHours } from './stateToday';

export type BriefAgencia = OpeningHours & Pick<Publicado<'sitio/agencias'>, 'slug' | 'nombre' | 'direccion'>;

/** Picks the fields of a branch that a summary needs. */
export const briefAgencia = (agencia: BriefAgencia): BriefAgencia => {
  const { slug, nombre, direccion, departamento, horarios, horariosEspeciales, atencionHoy, cerradaHasta, cajero24h } =
    agencia;
  return { slug, nombre, direccion, departamento, horarios, horariosEspeciales, atencionHoy, cerradaHasta, cajero24h };
};

type Props = { agencias: readonly BriefAgencia[]; feriados: readonly Holiday[] };

/** Some branches with their open status; the branches page lists all of them and sorts by distance. */
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
