import type { AnySection } from '@coop/domain';
import type { SectionProps } from '../../records/data/SectionFields';
import { SectionCreate } from '../../records/screens/SectionCreate';
import { receptionOf, withStaffWording } from './reception';

/** Form to register a case that did not come through the site. Redirects to the case and offers its receipt. */
export const CaseCreate = ({ section }: SectionProps) => (
  <SectionCreate
    section={withoutWebChannel(withStaffWording(section))}
    redirect={(_: unknown, id: unknown) => `${section.name}/${id}/show?registrado`}
  />
);

function withoutWebChannel(section: AnySection): AnySection {
  const { web: _, ...choices } = section.fields.canal.choices;
  return {
    ...section,
    fields: { ...section.fields, canal: { ...section.fields.canal, choices } },
    groups: [{ label: 'Cómo llegó', fields: receptionOf(section) }, ...section.groups],
  };
}
