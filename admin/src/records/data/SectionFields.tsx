import type { AnySection, Field } from '@coop/domain';
import type { ComponentType, ReactNode } from 'react';
import { isGrid } from '../../fields/facts/facts';
import { FieldInput } from '../../fields/inputs/FieldInput';
import { useYo } from '../../ground/staff/staff';
import { FormCard, formParts } from './FormCard';

/** Inputs of a section's form, grouped; `inputs` replace those of the field kinds. */
export function SectionFields({ section, inputs = {} }: Pick<SectionProps, 'section' | 'inputs'>) {
  const { rol } = useYo();
  return formParts(section, rol).map(({ label, help, names }) => (
    <FormCard key={label} title={label} help={help}>
      {names.map((name) => {
        const Own = inputs[name];
        return Own ? (
          <Own key={name} />
        ) : (
          <FieldInput key={name} name={name} field={section.fields[name]} section={section.name} />
        );
      })}
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
  /** Inputs by field, in place of those of the field kinds. */
  inputs?: Readonly<Record<string, ComponentType>>;
  /** Orders with their own buttons, in place of the generated ones. */
  orders?: { names: readonly string[]; buttons: ReactNode };
  /** Content in place of the generated data of a read-only screen. */
  data?: ReactNode;
};
