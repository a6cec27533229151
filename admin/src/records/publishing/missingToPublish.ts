import { type AnySection, faultsToPublish, type Rol, todayInLaPaz } from '@coop/domain';
import { draftOf } from '../data/draftOf';
import { validateDraft } from '../data/validateDraft';

export type Missing = { name: string; label: string; message: string };

/** Returns a form's unmet publishing requirements by field: save-time and publish-time validation. */
export function missingToPublish(section: AnySection, rol: Rol, values: Record<string, unknown>): Missing[] {
  const wrong = validateDraft(section, rol, values);
  // Rules run on well-formed values only; a malformed date reports just its schema error.
  const sound = Object.entries({ ...values, ...draftOf(section, rol, values) }).filter(([name]) => !(name in wrong));
  const faults = { ...faultsToPublish(section, Object.fromEntries(sound), todayInLaPaz()), ...wrong };
  return Object.entries(faults).map(([name, fault]) => ({
    name,
    label: section.fields[name]?.label ?? name,
    message: typeof fault === 'string' ? fault : 'Hay datos por corregir',
  }));
}
