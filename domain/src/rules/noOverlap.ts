import { collisionMessage, findCollision } from './overlap.js';

/** A rule: no two rows of a list collide. The message says which two do. */
export const noOverlap = <K extends string, T>(field: K, collide: (one: T, other: T) => boolean) => {
  const find = (values: { [N in K]?: readonly T[] }) => findCollision(values[field] ?? [], collide);
  return {
    field,
    message: (values: { [N in K]?: readonly T[] }) => collisionMessage(find(values) ?? [0, 0]),
    holds: (values: { [N in K]?: readonly T[] }) => find(values) === undefined,
  };
};
