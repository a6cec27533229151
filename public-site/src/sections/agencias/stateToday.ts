import type { Publicado } from '../../reading/leer';

/** The fields that tell whether a branch is open. */
export type Attended = Pick<
  Publicado<'sitio/agencias'>,
  'atencionHoy' | 'cerradaHasta' | 'cajero24h' | 'horarios' | 'horariosEspeciales' | 'departamento'
>;

/** Whether a branch is closed for now, never closes (a machine without office hours), or keeps its hours. */
export function stateToday({ atencionHoy, horarios, cajero24h }: Attended): 'cerrada' | 'siempre' | 'por_horario' {
  if (atencionHoy !== 'activa') return 'cerrada';
  return horarios.length === 0 && cajero24h ? 'siempre' : 'por_horario';
}
