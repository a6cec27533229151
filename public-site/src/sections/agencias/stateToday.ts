import type { Publicado } from '../../reading/leer';

/** The fields that determine whether a branch is open. */
export type Attended = Pick<
  Publicado<'sitio/agencias'>,
  'atencionHoy' | 'cerradaHasta' | 'cajero24h' | 'horarios' | 'horariosEspeciales' | 'departamento'
>;

/**
 * Returns whether a branch is temporarily closed, always open (an ATM without office hours) or follows its schedule.
 */
export function stateToday({ atencionHoy, horarios, cajero24h }: Attended): 'cerrada' | 'siempre' | 'por_horario' {
  if (atencionHoy !== 'activa') return 'cerrada';
  return horarios.length === 0 && cajero24h ? 'siempre' : 'por_horario';
}
