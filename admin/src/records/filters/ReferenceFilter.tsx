import { type AnySection, type Field, findSection } from '@coop/domain';
import { AutocompleteInput, LoadingInput, type RaRecord, ReferenceInput } from 'react-admin';
import { onlyOne, targetOf } from '../../fields/facts/facts';
import { useKeyedRows } from '../../ground/queries/usePublicRows';

export type ReferenceFilterProps = { source: string; label: string; field: Field };

export function ReferenceFilter({ source, label, field }: ReferenceFilterProps) {
  if (field.by) return <KeyedFilter {...{ source, label, field }} />;
  const { optionText, filterToQuery, ...target } = targetOf(field.to as string);
  return (
    <ReferenceInput source={source} {...target}>
      <AutocompleteInput {...{ label, optionText, filterToQuery }} />
    </ReferenceInput>
  );
}

function KeyedFilter({ source, label, field }: ReferenceFilterProps) {
  const rows = useKeyedRows(field);
  const optionText = (row: RaRecord) => (findSection(field.to as string) as AnySection).title(row);
  if (!rows) return <LoadingInput label={label} />;
  return (
    <AutocompleteInput
      {...{ source, optionText, label }}
      choices={[...rows]}
      optionValue={field.by ?? 'id'}
      format={onlyOne}
    />
  );
}
