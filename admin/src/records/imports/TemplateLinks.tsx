import { type AnySection, exampleValues, type Field, importedColumns, traitsOf } from '@coop/domain';
import { Box, Button, Typography } from '@mui/material';
import { useDownload } from '../../ground/queries/useDownload';

const files = {
  xlsx: { label: 'Plantilla de Excel', query: 'formato=xlsx', name: 'plantilla', extension: 'xlsx' },
  csv: { label: 'Plantilla CSV', query: 'formato=csv', name: 'plantilla', extension: 'csv' },
  example: { label: 'Ejemplo en Excel', query: 'formato=xlsx&contenido=ejemplo', name: 'ejemplo', extension: 'xlsx' },
};

export function TemplateLinks({ section }: { section: AnySection }) {
  const { bytes, start } = useDownload('El archivo está listo');
  const hasExample = Object.keys(exampleValues(section)).length > 0;
  const get = ({ query, name, extension }: (typeof files)[keyof typeof files]) =>
    void start(`/api/${section.name}/importar/plantilla?${query}`, { name: `${section.name}-${name}`, extension });
  return (
    <>
      <Box sx={{ color: 'text.secondary', maxWidth: '75ch', display: 'grid', gap: 1 }}>
        <Typography>
          Un libro de Excel o un CSV con los encabezados de la plantilla, hasta 500 filas y 2 MB. Las fechas,
          31/12/2026; los montos, 1.234.567,89 o 1234567.89. Primero verá lo que se escribiría
          {section.kind === 'publication' ? '; los registros quedan como borradores.' : ': rige al importarlo.'}
        </Typography>
        <Typography>
          También sirve una exportación corregida: sus registros se reconocen por «Identificador», y los que cambiaron
          después de exportarlos se rechazan. El estado y las fechas del sistema no se importan.
        </Typography>
        <ListsInFile section={section} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        {Object.entries(files)
          .filter(([key]) => key !== 'example' || hasExample)
          .map(([key, one]) => (
            <Button key={key} disabled={bytes !== undefined} onClick={() => get(one)}>
              {one.label}
            </Button>
          ))}
      </Box>
    </>
  );
}

function ListsInFile({ section }: { section: AnySection }) {
  const columns = importedColumns(section);
  const lists = new Set(columns.filter(({ path, name }) => path !== name).map(({ name }) => labelOf(section, name)));
  const severals = columns.filter(({ path, name, field }) => path === name && traitsOf(field).holds === 'several');
  return (
    <>
      {lists.size > 0 && (
        <Typography>
          {`${[...lists].map((list) => `«${list}»`).join(' y ')}: cada elemento va en una fila. La primera trae además lo demás del registro; en las que siguen, repita `}
          {(section.imports ?? []).map((name) => `«${labelOf(section, name)}»`).join(', ')}
          {' y deje vacías las otras columnas.'}
        </Typography>
      )}
      {severals.length > 0 && (
        <Typography>
          {`${severals.map(({ label }) => `«${label}»`).join(', ')}: varios en una celda, separados por una barra: uno | otro.`}
        </Typography>
      )}
    </>
  );
}

const labelOf = ({ fields }: AnySection, name: string) => (fields[name] as Field).label;
