import type { Field, FieldKind } from '@coop/domain';
import type { ComponentType } from 'react';
import type { FieldOf } from '../inputs/InputProps';
import type { DisplayProps } from './DisplayProps';
import { displays } from './displays';

type Props = Omit<DisplayProps, 'field'> & { field: Field };

/** The value of a field, or a dash when it has none. */
export function FieldDisplay({ field, value, ...rest }: Props) {
  if (isEmpty(value)) return <span title="Sin dato">—</span>;
  const Display = displays[field.kind as FieldKind] as ComponentType<DisplayProps>;
  return <Display field={field as unknown as FieldOf} value={value} {...rest} />;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
