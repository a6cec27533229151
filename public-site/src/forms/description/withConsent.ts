import type { Entidad } from '@coop/domain/entidad';
import { addressOfVersion, privacyPage, versionInForce, versionInWords } from '@coop/domain/privacidad';
import type { FieldData, FormDescription } from './types';

/** The form with the consent that the entity asks for: its sentence, and the version that is accepted, where it is read. */
export function withConsent(form: FormDescription, { privacidad }: Entidad): FormDescription {
  const version = versionInForce(privacidad);
  const link = {
    href: addressOfVersion(version),
    label: `${privacyPage.label}, versión de ${versionInWords(version)}`,
  };
  const asked = (field: FieldData): FieldData =>
    field.link?.href === privacyPage.href ? { ...field, label: privacidad.consentimiento ?? field.label, link } : field;
  return {
    ...form,
    politica: version,
    groups: form.groups.map((group) => ({ ...group, fields: group.fields.map(asked) })),
  };
}
