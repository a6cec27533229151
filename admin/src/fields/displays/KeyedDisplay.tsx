import { type AnySection, findSection } from '@coop/domain';
import { useKeyedRows } from '../../ground/queries/useKeyedRows';
import type { DisplayProps } from './DisplayProps';

/** What a row of another section is called, that a key of its own stands for; the key, where it stands for nothing. */
export function KeyedDisplay({ field, value }: Pick<DisplayProps<'reference'>, 'field' | 'value'>) {
  const target = findSection(field.to) as AnySection;
  const rows = useKeyedRows(field);
  // A key is no word: until it is known what it stands for, nothing is said.
  if (!rows) return <>…</>;
  const named = rows.find((row) => row[field.by as string] === value);
  return <>{named ? target.title(named) : String(value)}</>;
}
