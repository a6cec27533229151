import { type AnySection, findSection, todayInLaPaz } from '@coop/domain';
import { AutocompleteInput, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useKeyedRows } from '../../ground/queries/useKeyedRows';
import type { InputProps } from './InputProps';

/**
 * A row of another section, kept by a key of its own. Where it must be in force on a day, those that are, and the one that
 * is chosen already.
 */
export function KeyedInput({ field, source, label, helperText, isRequired }: InputProps<'reference'>) {
  const { to, by = 'id', inForceOn } = field;
  const day = useWatch({ name: inForceOn ?? '' });
  const chosen = useWatch({ name: source });
  const offered = (useKeyedRows(field) ?? []).filter(
    (row) => !inForceOn || row[by] === chosen || isInForce(row, day || todayInLaPaz()),
  );
  const optionText = (row: RaRecord) => (findSection(to) as AnySection).title(row);
  return (
    <AutocompleteInput {...{ source, label, helperText, isRequired, optionText }} choices={offered} optionValue={by} />
  );
}

const isInForce = ({ estado, vigenteDesde, vigenteHasta }: RaRecord, day: string) =>
  estado === 'publicado' && !(vigenteDesde > day) && !(vigenteHasta && vigenteHasta < day);
