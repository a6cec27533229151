import type { AnySection } from '@coop/domain';

/**
 * Returns the section with shorter labels for column headings. The copy evaluates the section's lazy schemas, so call
 * it only for a rendered list.
 */
export function relabelled(section: AnySection, labels: Readonly<Record<string, string>>): AnySection {
  const renamed = Object.entries(labels).filter(([name]) => section.fields[name]);
  const fields = renamed.map(([name, label]) => [name, { ...section.fields[name], label }]);
  return { ...section, fields: { ...section.fields, ...Object.fromEntries(fields) } };
}
