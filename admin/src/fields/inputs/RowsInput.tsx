import type { Field, Fields } from '@coop/domain';
import { Box } from '@mui/material';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { isGrid } from '../facts/isGrid';
import { AddRowButton } from './AddRowButton';
import { FieldInput } from './FieldInput';
import { GridInput } from './grid/GridInput';
import type { InputProps } from './InputProps';

/** A repeated group: its rows can be added, removed and moved by mouse and keyboard alike. */
export const RowsInput = (props: InputProps<'rows'>) =>
  isGrid(props.field.fields) ? <GridInput {...props} /> : <RowForms {...props} />;

function RowForms({ field, source, label, helperText, section, path }: InputProps<'rows'>) {
  return (
    <ArrayInput
      {...{ source, label, helperText }}
      validate={undefined}
      sx={{ '& .RaSimpleFormIterator-form': { width: '100%' } }}
    >
      <SimpleFormIterator
        fullWidth
        disableClear
        addButton={<AddRowButton label={label} />}
        getItemLabel={(at) => `${at + 1}.`}
      >
        <Box sx={{ display: 'grid', gap: 2, py: 2, width: '100%', gridTemplateColumns: { md: '1fr 1fr' } }}>
          {Object.entries<Field>(field.fields as Fields).map(([name, inner]) => (
            <FieldInput key={name} name={name} field={inner} section={section} path={`${path}.${name}`} />
          ))}
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  );
}
