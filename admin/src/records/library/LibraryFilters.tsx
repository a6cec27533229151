import { type AnySection, type Field, type Fields, sectionList, traitsOf } from '@coop/domain';
import { Box } from '@mui/material';
import { BooleanInput, FilterLiveForm, SelectInput, TextInput } from 'react-admin';
import { useLabels } from './LabelsField';

const types = [
  { id: 'imagen', name: 'Imágenes' },
  { id: 'documento', name: 'Documentos' },
];

/** What narrows the library: words, type, section, label, and whether anything uses the file. */
export function LibraryFilters() {
  const { data: labels = [] } = useLabels();
  return (
    <FilterLiveForm>
      <Box sx={row}>
        <TextInput source="q" label="Buscar por nombre o descripción" helperText={false} resettable />
        <SelectInput source="tipo" label="Tipo" choices={types} helperText={false} emptyText="Todos" />
        <SelectInput source="seccion" label="Sección" choices={sections} helperText={false} emptyText="Todas" />
        <SelectInput
          source="etiqueta"
          label="Etiqueta"
          choices={labels.map((name) => ({ id: name, name }))}
          helperText={false}
          emptyText="Todas"
          translateChoice={false}
        />
        <BooleanInput source="sinUso" label="Solo sin uso" helperText={false} parse={(value) => value || undefined} />
      </Box>
    </FilterLiveForm>
  );
}

/** Those whose files visitors may see: files of cases are no part of the library. */
const sections = (sectionList as readonly AnySection[])
  .filter(({ fields }) => holdsFiles(fields))
  .map(({ name, label }) => ({ id: name, name: label.many }));

function holdsFiles(fields: Fields): boolean {
  return Object.values<Field>(fields).some((field) => {
    const within = field.fields ?? field.parts;
    return within ? holdsFiles(within) : traitsOf(field).holds === 'file' && !field.private;
  });
}

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  width: '100%',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0,1fr))', lg: '2fr 1fr 1fr 1fr auto' },
  '& .MuiFormControl-root': { m: 0, minWidth: 0 },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
};
