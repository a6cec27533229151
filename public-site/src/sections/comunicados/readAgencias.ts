import { todayInLaPaz } from '@coop/domain/format';
import type { Leer, Publicado } from '../../reading/leer';
import { hoursBetween } from '../agencias/formatHours';

type Comunicado = Pick<Publicado<'comunicados'>, 'agencias' | 'tipo' | 'vigenteDesde' | 'vigenteHasta'>;

export type AgenciasWithHours = {
  agencias: readonly Pick<Publicado<'sitio/agencias'>, 'slug' | 'nombre'>[];
  horas: readonly string[];
};

/** Reads the branches of an announcement. If it is about opening hours, includes those of each branch. */
export async function readAgencias(
  leer: Leer,
  { agencias, tipo, vigenteDesde, vigenteHasta }: Comunicado,
  signal?: AbortSignal,
): Promise<AgenciasWithHours[]> {
  if (agencias.length === 0) return [];
  const rows = await leer.filas(
    'sitio/agencias',
    { filter: { id: agencias }, range: [0, agencias.length - 1], sort: ['orden', 'ASC'] },
    signal,
  );
  const today = todayInLaPaz();
  const from = vigenteDesde && vigenteDesde > today ? vigenteDesde : today;
  const groups = new Map<string, AgenciasWithHours>();
  for (const agencia of rows) {
    const horas = tipo === 'horarios' ? hoursBetween(agencia, from, vigenteHasta) : [];
    const { agencias: before = [] } = groups.get(horas.join()) ?? {};
    groups.set(horas.join(), { horas, agencias: [...before, { slug: agencia.slug, nombre: agencia.nombre }] });
  }
  return [...groups.values()];
}
