import type { AnySection } from '@coop/domain';
import type { SectionProps } from '../../records/data/SectionProps';
import { SectionCreate } from '../../records/screens/SectionCreate';
import { receptionOf } from './reception';
import { saidOfThem } from './saidOfThem';

/** Registers a case that did not come through the site, and then offers its proof. */
export const CaseCreate = ({ section }: SectionProps) => (
  <SectionCreate
    section={byOtherWays(saidOfThem(section))}
    redirect={(_: unknown, id: unknown) => `${section.name}/${id}/show?registrado`}
  />
);

/** The section with its way in asked first, and without the site among the ways. */
function byOtherWays(section: AnySection): AnySection {
  const { web: _, ...choices } = section.fields.canal.choices;
  return {
    ...section,
    fields: { ...section.fields, canal: { ...section.fields.canal, choices } },
    groups: [{ label: 'Cómo llegó', fields: receptionOf(section) }, ...section.groups],
  };
}
