import { type AnySection, findSection } from '@coop/domain';
import { FunctionField, ReferenceField } from 'react-admin';
import { usePublicRows } from '../../ground/queries/usePublicRows';
import { useCan } from '../../ground/staff/useCan';
import { pressable } from '../../ground/theme/pressable';
import type { DisplayProps } from './DisplayProps';

/** A row of another section by its title, leading to it. */
export function ReferenceDisplay({ field, value, brief }: DisplayProps<'reference' | 'references'>) {
  const can = useCan();
  const target = findSection(field.to) as AnySection;
  const published = usePublicRows(target.name).find(({ id }) => id === value);
  if (!can(target.name, 'leer')) return <>{published ? target.title(published) : target.label.one}</>;
  return (
    <ReferenceField
      source="ref"
      reference={target.name}
      record={{ id: 'ref', ref: value }}
      link={brief ? false : 'show'}
      emptyText="—"
      sx={{ '& a > *': pressable }}
    >
      <FunctionField render={(row) => target.title(row) || row.id} />
    </ReferenceField>
  );
}
