import type { LibraryFile } from '@coop/domain/answers';
import Close from '@mui/icons-material/Close';
import {
  Box,
  Card,
  CardActionArea,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  TablePagination,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Loading, useGetList } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/Message';
import { FileThumb } from './FileThumb';
import { fileFacts, usesText } from './fileFacts';

type FileGridProps = { files: readonly LibraryFile[]; onOpen: (file: LibraryFile) => void };

export function FileGrid({ files, onOpen }: FileGridProps) {
  return (
    <Box component="ul" sx={grid}>
      {files.map((file) => (
        <Card key={file.id} component="li">
          <CardActionArea onClick={() => onOpen(file)} sx={tile}>
            <FileThumb file={file} />
            <Box sx={{ p: 1.25, pt: 1, display: 'grid', gap: 0.25 }}>
              <Typography sx={name}>{file.nombreOriginal}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', fontSize: '0.8rem' }}>
                {fileFacts(file)}
              </Typography>
              <Typography
                variant="body2"
                sx={{ fontSize: '0.8rem', fontWeight: 650, color: file.usos > 0 ? 'success.main' : 'warning.main' }}
              >
                {usesText(file.usos)}
              </Typography>
            </Box>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
};

const tile = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'start',
};

const name = {
  fontWeight: 600,
  fontSize: '0.9rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};

type PickDialogProps = { seccion: string; campo: string; onPick: (id: string) => void; onClose: () => void };

const PER_PAGE = 12;

/** Dialog to reuse a file uploaded for the same field; the server accepts no other there. */
export function PickDialog({ seccion, campo, onPick, onClose }: PickDialogProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(0);
  const {
    data,
    total = 0,
    error,
    refetch,
    isPending,
  } = useGetList<LibraryFile>('archivos', {
    filter: { seccion, campo, ...(q.trim() && { q: q.trim() }) },
    pagination: { page: page + 1, perPage: PER_PAGE },
    sort: { field: 'creadoEn', order: 'DESC' },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="elegir">
      <DialogTitle id="elegir" sx={{ pr: 7 }}>
        Elegir de la biblioteca
      </DialogTitle>
      <IconButton onClick={onClose} aria-label="Cerrar" sx={{ position: 'absolute', top: 12, right: 12 }}>
        <Close />
      </IconButton>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 420 }}>
        <Typography sx={{ color: 'text.secondary' }}>Lo que ya se subió para este campo.</Typography>
        <TextField
          type="search"
          label="Buscar por nombre o descripción"
          value={q}
          onChange={({ target }) => {
            setQ(target.value.slice(0, 100));
            setPage(0);
          }}
        />
        <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
        {isPending && <Loading />}
        {data && total === 0 && (
          <Typography role="status" sx={{ py: 4, textAlign: 'center' }}>
            {q ? 'Nada coincide con esas palabras.' : 'Todavía no hay ninguno. Suba el primero.'}
          </Typography>
        )}
        {data && <FileGrid files={data} onOpen={({ id }) => onPick(id)} />}
        {total > PER_PAGE && (
          <TablePagination
            component="div"
            count={total}
            page={page}
            onPageChange={(_, next) => setPage(next)}
            rowsPerPage={PER_PAGE}
            rowsPerPageOptions={[PER_PAGE]}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
