import type { AnySection } from '@coop/domain';

const days = ['fechaRecepcion', 'motivoRegistroTardio'];

/** The fields that say how and when a case came, of those that its section has. */
export const receptionOf = ({ fields }: AnySection): string[] => ['canal', ...days].filter((name) => name in fields);

/** A section without the days of reception, for a case whose days are those of another. */
export const withoutReception = (section: AnySection): AnySection => ({
  ...section,
  fields: Object.fromEntries(Object.entries(section.fields).filter(([name]) => !days.includes(name))),
});
