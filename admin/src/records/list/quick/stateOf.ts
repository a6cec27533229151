import type { AnySection } from '@coop/domain';

/** The state that a column shows and orders change; none in cases, which are worked at their desk. */
export function stateOf(section: AnySection, name: string): string | undefined {
  if (section.kind === 'submission') return undefined;
  // The situation of a publication says its editorial state and more.
  const state = name === 'situacion' && section.kind === 'publication' ? 'estado' : name;
  return state in section.flows ? state : undefined;
}
