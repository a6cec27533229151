import type { AnySection } from '@coop/domain';

const days = ['fechaRecepcion', 'motivoRegistroTardio'];

/** Returns the section's fields for the channel and dates of reception. */
export const receptionOf = ({ fields }: AnySection): string[] => ['canal', ...days].filter((name) => name in fields);

/** Returns the section without its reception dates, for a case that inherits them from another. */
export const withoutReception = (section: AnySection): AnySection => ({
  ...section,
  fields: Object.fromEntries(Object.entries(section.fields).filter(([name]) => !days.includes(name))),
});
