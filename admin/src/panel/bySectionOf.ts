import type { Figure } from '@coop/domain/answers';

/** Figures of each section together, in the order in which the sections come. */
export function bySectionOf(figures: readonly Figure[]): Map<string, Figure[]> {
  const groups = new Map<string, Figure[]>();
  for (const figure of figures) groups.set(figure.seccion, [...(groups.get(figure.seccion) ?? []), figure]);
  return groups;
}
