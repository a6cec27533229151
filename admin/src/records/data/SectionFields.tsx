import type { AnySection } from '@coop/domain';
import { FieldInput } from '../../fields/inputs/FieldInput';
import { useYo } from '../../ground/staff/useYo';
import { FormCard } from './FormCard';
import { formParts } from './partsOf';

/** Inputs of a section's form, grouped. */
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
