import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '@coop/domain/answers';

/** Fields that every save changes. */
export const ALWAYS: readonly string[] = ['version', 'actualizadoEn', 'actualizadoPor'];

/** Returns the field changes between two versions of a row, without those of every save. */
export function changesBetween(
  before: Record<string, unknown> | null | undefined,
  after: Record<string, unknown> | null,
): FieldChange[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((campo) => !ALWAYS.includes(campo))
    .map((campo) => ({ campo, antes: before?.[campo] ?? null, despues: after?.[campo] ?? null }))
    .filter(({ antes, despues }) => !isDeepStrictEqual(antes, despues));
}
