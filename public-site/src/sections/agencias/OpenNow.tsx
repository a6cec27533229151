import type { Publicado } from '../../reading/leer';
import { Tag } from '../../ui/elements/Tag';

export type Timetable = Pick<Publicado<'sitio/agencias'>, 'horarios' | 'departamento' | 'horariosEspeciales'>;

/** Whether a branch is open now. Only the visitor's own clock knows (`startOpenNow`): the page may have been made minutes ago. */
export const OpenNow = ({ agencia: { horarios, departamento, horariosEspeciales } }: { agencia: Timetable }) =>
  horarios.length > 0 && (
    <span hidden data-atencion={JSON.stringify({ horarios, departamento, horariosEspeciales } satisfies Timetable)}>
      <Tag tone="verde">Abierta ahora</Tag>
      <Tag>Cerrada ahora</Tag> <span />
    </span>
  );
