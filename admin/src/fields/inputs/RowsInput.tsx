import { ArrayInput } from 'react-admin';
import { isGrid } from '../facts/isGrid';
import { RowCards } from './cards/RowCards';
import { GridInput } from './grid/GridInput';
import type { InputProps } from './InputProps';

/** A repeated group: its rows can be added, removed and moved by mouse and keyboard alike. */
export const RowsInput = (props: InputProps<'rows'>) =>
  isGrid(props.field.fields) ? <GridInput {...props} /> : <RowForms {...props} />;

function RowForms({ field, source, label, helperText, section, path }: InputProps<'rows'>) {
  return (
    <ArrayInput {...{ source, label, helperText }} validate={undefined}>
      <RowCards {...{ label, field, section, path }} />
    </ArrayInput>
  );
}
