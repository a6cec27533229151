import type { Figure } from '@coop/domain/answers';

/** Groups figures by section, in the order of the sections. */
export function bySectionOf(figures: readonly Figure[]): Map<string, Figure[]> {
  const groups = new Map<string, Figure[]>();
  for (const figure of figures) groups.set(figure.seccion, [...(groups.get(figure.seccion) ?? []), figure]);
  return groups;
}
