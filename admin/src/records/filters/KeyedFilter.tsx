import { type AnySection, type Field, findSection } from '@coop/domain';
import { AutocompleteInput, type RaRecord } from 'react-admin';
import { onlyOne } from '../../fields/facts/onlyOne';
import { useKeyedRows } from '../../ground/queries/useKeyedRows';

/** One of the rows that a field refers to by a key of theirs, in force or not. */
export function KeyedFilter({ source, field }: { source: string; label: string; field: Field }) {
  const optionText = (row: RaRecord) => (findSection(field.to as string) as AnySection).title(row);
  return (
    <AutocompleteInput
      {...{ source, optionText, label: field.label }}
      choices={[...(useKeyedRows(field) ?? [])]}
      optionValue={field.by ?? 'id'}
      format={onlyOne}
    />
  );
}
