import type { AnySection } from '@coop/domain';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { SectionProps } from '../../records/data/SectionFields';
import { SectionCreate } from '../../records/screens/SectionCreate';
import { DocumentInput, findsByDocument } from './DocumentInput';
import { receptionOf, withDocumentFirst, withStaffWording } from './reception';
import { keepPlace, startingValues } from './startingValues';

/** Form to register a case that did not come through the site. Redirects to the case and offers its receipt. */
export function CaseCreate({ section }: SectionProps) {
  const [start] = useState(() => startingValues(section));
  const found = findsByDocument(section);
  return (
    <SectionCreate
      section={withoutWebChannel(withStaffWording(found ? withDocumentFirst(section) : section))}
      start={start}
      {...(found && { inputs: { numeroDocumento: DocumentInput } })}
      redirect={(_: unknown, id: unknown, row?: Partial<RaRecord>) => {
        keepPlace(section, row ?? {});
        return `${section.name}/${id}/show?registrado`;
      }}
    />
  );
}

function withoutWebChannel(section: AnySection): AnySection {
  const { web: _, ...choices } = section.fields.canal.choices;
  return {
    ...section,
    fields: { ...section.fields, canal: { ...section.fields.canal, choices } },
    groups: [{ label: 'Cómo llegó', fields: receptionOf(section) }, ...section.groups],
  };
}
