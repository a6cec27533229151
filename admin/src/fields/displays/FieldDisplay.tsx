import { type Field, type FieldKind, mask } from '@coop/domain';
import type { ComponentType } from 'react';
import type { FieldOf } from '../facts/FieldOf';
import type { DisplayProps } from './DisplayProps';
import { displays } from './displays';

type Props = Omit<DisplayProps, 'field'> & { field: Field };

/** Renders a field's value, or a dash if empty. A brief masked value shows only its last characters. */
export function FieldDisplay({ field, value, ...rest }: Props) {
  if (isEmpty(value)) return <span title="Sin dato">—</span>;
  if (field.masked && rest.brief) return <>{mask(String(value))}</>;
  const Display = displays[field.kind as FieldKind] as ComponentType<DisplayProps>;
  return <Display field={field as unknown as FieldOf} value={value} {...rest} />;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
