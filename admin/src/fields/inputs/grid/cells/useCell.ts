import type { Field } from '@coop/domain';
import { useController } from 'react-hook-form';
import { faultOfCell } from '../readCell';
import { wordsOf } from '../wordsOf';

export type CellProps = { name: string; field: Field; label: string; faultId: string };

/** Binds a cell to the form. Schema errors show at once; other errors after a submission. */
export function useCell({ name, field }: Pick<CellProps, 'name' | 'field'>) {
  const { field: input, fieldState } = useController({ name });
  return { input, fault: faultOfCell(field, input.value) ?? wordsOf(fieldState.error) };
}

/** Returns the ARIA attributes of a cell. */
export const named = (label: string, fault: string | undefined, faultId: string) => ({
  'aria-label': label,
  'aria-invalid': fault !== undefined || undefined,
  'aria-describedby': fault === undefined ? undefined : faultId,
});
