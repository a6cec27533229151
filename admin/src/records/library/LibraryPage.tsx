import { adminPathOf, type Field, type Fields, sectionList, traitsOf } from '@coop/domain';
import type { LibraryFile } from '@coop/domain/answers';
import UploadFile from '@mui/icons-material/UploadFile';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  FilterLiveForm,
  ListBase,
  Loading,
  Pagination,
  SelectInput,
  TextInput,
  useListContext,
} from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { FileGrid } from '../../fields/files/FileGrid';
import { FailedToLoad, NoMatches } from '../../ground/messages/Message';
import { FileDrawer } from './FileDrawer';
import { useLabels } from './LabelsField';
import { UploadDialog } from './UploadDialog';

const ADDRESS = adminPathOf('sitio/biblioteca');

/** Library of the site's files: search, details and edits. The open file's id is in the URL. */
export function LibraryPage() {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Box sx={{ py: 2, minWidth: 0, width: '100%', maxWidth: 1400 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', mb: 2 }}>
        <Typography sx={{ flex: '1 1 24rem', color: 'text.secondary', maxWidth: '75ch' }}>
          Las imágenes y los documentos del sitio. Se suben aquí o en el formulario donde se usan; se corrigen, se
          reemplazan sin que cambie su dirección y se eliminan los que ya nada usa.
        </Typography>
        <Box sx={{ ml: 'auto' }}>
          <UploadButton
            onUploaded={([only, ...others]) => others.length === 0 && navigate(`${ADDRESS}/${only}${search}`)}
          />
        </Box>
      </Box>
      <ListBase resource="archivos" perPage={24} sort={{ field: 'creadoEn', order: 'DESC' }} disableAuthentication>
        <LibraryFilters />
        <Files onOpen={(file) => navigate(`${ADDRESS}/${file.id}${search}`)} />
      </ListBase>
      {id && <FileDrawer key={id} id={id} onClose={() => navigate(`${ADDRESS}${search}`)} />}
    </Box>
  );
}

function Files({ onOpen }: { onOpen: (file: LibraryFile) => void }) {
  const { data, total = 0, error, isPending, refetch, filterValues, setFilters } = useListContext<LibraryFile>();
  if (error && !data) return <FailedToLoad error={error} onRetry={refetch} />;
  if (isPending) return <Loading />;
  // An empty result has its own button to clear the filters.
  const isFiltered = total > 0 && Object.keys(filterValues ?? {}).length > 0;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 44, my: 1 }}>
        <Typography role="status" sx={{ fontWeight: 650 }}>
          {total === 1 ? '1 archivo' : `${total} archivos`}
        </Typography>
        {isFiltered && (
          <Button size="small" onClick={() => setFilters({}, {})}>
            Quitar filtros
          </Button>
        )}
      </Box>
      <FailedToLoad error={error} onRetry={refetch} hasOldData />
      {data && data.length > 0 ? <FileGrid files={data} onOpen={onOpen} /> : <NoMatches />}
      <Pagination rowsPerPageOptions={[24, 48]} />
    </>
  );
}

function UploadButton({ onUploaded }: { onUploaded: (ids: string[]) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" size="small" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
        Subir archivos
      </Button>
      {open && (
        <UploadDialog
          onClose={() => setOpen(false)}
          onUploaded={(ids) => {
            setOpen(false);
            onUploaded(ids);
          }}
        />
      )}
    </>
  );
}

const types = [
  { id: 'imagen', name: 'Imágenes' },
  { id: 'documento', name: 'Documentos' },
];

function LibraryFilters() {
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

/** Sections with public files; files of cases are not in the library. */
const sections = sectionList
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
