import { findCollision } from './overlap.js';

/** Validation rule: no two rows of the same subject in a list collide. The message names both. */
export const noOverlap = <K extends string, T>(
  field: K,
  collide: (one: T, other: T) => boolean,
  subjectOf?: (row: T) => string,
) => {
  const find = (values: { [N in K]?: readonly T[] }) => findCollision(values[field] ?? [], collide, subjectOf);
  return {
    field,
    message: (values: { [N in K]?: readonly T[] }) =>
      `Los rangos se superponen: ${find(values)
        ?.map((row) => `fila ${row}`)
        .join(' y ')}`,
    holds: (values: { [N in K]?: readonly T[] }) => find(values) === undefined,
  };
};
