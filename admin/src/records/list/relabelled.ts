import type { AnySection } from '@coop/domain';

/**
 * The section with shorter names for some fields: what a form asks in a sentence, a column says in a word.
 * A copy reads all that a section has, so that its schemas are made: for a list that is drawn, not for all that there are.
 */
export function relabelled(section: AnySection, labels: Readonly<Record<string, string>>): AnySection {
  const renamed = Object.entries(labels).filter(([name]) => section.fields[name]);
  const fields = renamed.map(([name, label]) => [name, { ...section.fields[name], label }]);
  return { ...section, fields: { ...section.fields, ...Object.fromEntries(fields) } };
}
