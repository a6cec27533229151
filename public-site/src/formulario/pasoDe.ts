import type { Grupo } from './tipos';

/** The first step with any of those fields, by the names of their inputs. */
export function pasoDe(grupos: readonly Grupo[], nombres: readonly string[]): number | undefined {
  const campos = nombres.map((nombre) => nombre.split('.')[0]);
  const at = grupos.findIndex((grupo) => grupo.campos.some(({ nombre }) => campos.includes(nombre)));
  return at < 0 ? undefined : at;
}
