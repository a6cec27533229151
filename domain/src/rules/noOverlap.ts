import { isOrdered } from './isOrdered.js';

/** Closed range; a missing end is open. */
type Range = readonly [from: Bound, to: Bound];
type Bound = string | number | null | undefined;

/** Whether two closed ranges share a value: 0–100 and 100–200 do. */
export const rangesOverlap = (a: Range, b: Range): boolean => isOrdered(a[0], b[1]) && isOrdered(b[0], a[1]);

export function findCollision<T>(
  list: readonly T[],
  collide: (one: T, other: T) => boolean,
  subjectOf: (row: T) => string = () => '',
): readonly [number, number] | undefined {
  const subjects = list.map(subjectOf);
  const bySubject = new Map<string, number[]>();
  for (const [at, subject] of subjects.entries()) {
    const rivals = bySubject.get(subject);
    if (rivals) rivals.push(at);
    else bySubject.set(subject, [at]);
  }
  for (const [at, one] of list.entries()) {
    const rivals = bySubject.get(subjects[at] as string) ?? [];
    const other = rivals.find((index) => index > at && collide(one, list[index] as T));
    if (other !== undefined) return [at + 1, other + 1];
  }
  return undefined;
}

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
