import { type AnySection, faultsToPublish, type Rol, todayInLaPaz } from '@coop/domain';
import { draftOf } from '../data/draftOf';
import { validateDraft } from '../data/validateDraft';

export type Missing = { name: string; label: string; message: string };

/** What a form's values lack to be published, field by field: what saving asks for, and what only publishing does. */
export function missingToPublish(section: AnySection, rol: Rol, values: Record<string, unknown>): Missing[] {
  const faults = {
    ...faultsToPublish(section, { ...values, ...draftOf(section, rol, values) }, todayInLaPaz()),
    ...validateDraft(section, rol, values),
  };
  return Object.entries(faults).map(([name, fault]) => ({
    name,
    label: section.fields[name]?.label ?? name,
    message: typeof fault === 'string' ? fault : 'Hay datos por corregir',
  }));
}
