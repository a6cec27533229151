import type { Publicado } from '../../reading/leer';
import { Tag } from '../../ui/elements/Tag';

export type Timetable = Pick<Publicado<'sitio/agencias'>, 'horarios' | 'horariosEspeciales'> & {
  /** Null: of what stands in none, which only holidays of the whole country close. */
  departamento: Publicado<'sitio/agencias'>['departamento'] | null;
  /** No holiday closes it. */
  enFeriados?: boolean;
};

type Props = {
  agencia: Timetable;
  open?: string;
  closed?: string;
};

/** Whether a branch is open now. Only the visitor's own clock knows (`startOpenNow`): the page may have been made minutes ago. */
export const OpenNow = ({ agencia, open = 'Abierta ahora', closed = 'Cerrada ahora' }: Props) => {
  const { horarios, departamento, horariosEspeciales, enFeriados } = agencia;
  return (
    horarios.length > 0 && (
      <span
        hidden
        data-atencion={JSON.stringify({ horarios, departamento, horariosEspeciales, enFeriados } satisfies Timetable)}
      >
        <Tag tone="verde">{open}</Tag>
        <Tag>{closed}</Tag> <span />
      </span>
    )
  );
};
