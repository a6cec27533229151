import type { AnySection, Field } from '@coop/domain';
import type { ReactNode } from 'react';
import { isGrid } from '../../fields/facts/facts';
import { FieldInput } from '../../fields/inputs/FieldInput';
import { useYo } from '../../ground/staff/staff';
import { FormCard, formParts } from './FormCard';

export function SectionFields({ section }: { section: AnySection }) {
  const { rol } = useYo();
  return formParts(section, rol).map(({ label, help, names }) => (
    <FormCard key={label} title={label} help={help}>
      {names.map((name) => (
        <FieldInput key={name} name={name} field={section.fields[name]} section={section.name} />
      ))}
    </FormCard>
  ));
}

/** Maximum number of columns that fit a form with a side panel. */
const FEW = 6;

export const hasWideGrid = (section: AnySection): boolean =>
  Object.values<Field>(section.fields).some(
    ({ fields }) => fields !== undefined && isGrid(fields) && Object.keys(fields).length > FEW,
  );

export type SectionProps = {
  section: AnySection;
  extra?: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  beside?: ReactNode;
};
