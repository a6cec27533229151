import type { Publicado } from '../../reading/leer';

export type OpeningHours = Pick<
  Publicado<'sitio/agencias'>,
  'atencionHoy' | 'cerradaHasta' | 'cajero24h' | 'horarios' | 'horariosEspeciales' | 'departamento'
>;

/** Returns whether a branch is closed, always open (an ATM without hours) or scheduled. */
export function stateToday({ atencionHoy, horarios, cajero24h }: OpeningHours): 'cerrada' | 'siempre' | 'por_horario' {
  if (atencionHoy !== 'activa') return 'cerrada';
  return horarios.length === 0 && cajero24h ? 'siempre' : 'por_horario';
}
