import type { Field } from '@coop/domain';
import { useController } from 'react-hook-form';
import { faultOfCell } from '../readCell';
import { wordsOf } from '../wordsOf';

export type CellProps = { name: string; field: Field; label: string; faultId: string };

/** What a cell holds and what is wrong with it: what it can't be, at once; the rest, once it was to be saved. */
export function useCell({ name, field }: Pick<CellProps, 'name' | 'field'>) {
  const { field: input, fieldState } = useController({ name });
  return { input, fault: faultOfCell(field, input.value) ?? wordsOf(fieldState.error) };
}

/** How assistive technology hears of a cell. */
export const named = (label: string, fault: string | undefined, faultId: string) => ({
  'aria-label': label,
  'aria-invalid': fault !== undefined || undefined,
  'aria-describedby': fault === undefined ? undefined : faultId,
});
