import type { AnySection } from '@coop/domain';

/** The section with shorter names for some fields: what a form asks in a sentence, a column says in a word. */
export const relabelled = (section: AnySection, labels: Readonly<Record<string, string>>): AnySection => ({
  ...section,
  fields: {
    ...section.fields,
    ...Object.fromEntries(
      Object.entries(labels)
        .filter(([name]) => section.fields[name])
        .map(([name, label]) => [name, { ...section.fields[name], label }]),
    ),
  },
});
