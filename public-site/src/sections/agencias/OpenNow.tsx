import type { Publicado } from '../../reading/leer';
import { Tag } from '../../ui/elements/Tag';

export type Timetable = Pick<Publicado<'sitio/agencias'>, 'horarios' | 'horariosEspeciales'> & {
  /** Null for places in no department, which only national holidays close. */
  departamento: Publicado<'sitio/agencias'>['departamento'] | null;
  /** It also opens on holidays. */
  enFeriados?: boolean;
};

type Props = {
  agencia: Timetable;
  open?: string;
  closed?: string;
};

/** Whether a branch is open now. The HTML may be cached for minutes, so `startOpenNow` applies the visitor's clock. */
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
