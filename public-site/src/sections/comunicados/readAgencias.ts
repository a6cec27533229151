import { todayInLaPaz } from '@coop/domain/format';
import type { Leer, Publicado } from '../../reading/leer';
import { hoursBetween } from '../agencias/hoursInWords';

type Comunicado = Pick<Publicado<'comunicados'>, 'agencias' | 'tipo' | 'vigenteDesde' | 'vigenteHasta'>;

export type AgenciaOfComunicado = Pick<Publicado<'sitio/agencias'>, 'slug' | 'nombre'> & { horas: readonly string[] };

/** The branches that an announcement names; one about opening hours with the hours that each has in its own row. */
export async function readAgencias(
  leer: Leer,
  { agencias, tipo, vigenteDesde, vigenteHasta }: Comunicado,
  signal?: AbortSignal,
): Promise<AgenciaOfComunicado[]> {
  if (agencias.length === 0) return [];
  const rows = await leer.filas(
    'sitio/agencias',
    { filter: { id: agencias }, range: [0, agencias.length - 1], sort: ['orden', 'ASC'] },
    signal,
  );
  const today = todayInLaPaz();
  const from = vigenteDesde && vigenteDesde > today ? vigenteDesde : today;
  return rows.map((agencia) => ({
    slug: agencia.slug,
    nombre: agencia.nombre,
    horas: tipo === 'horarios' ? hoursBetween(agencia, from, vigenteHasta) : [],
  }));
}
