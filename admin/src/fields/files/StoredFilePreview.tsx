import { formatSize } from '@coop/domain';
import { Box, Button, CircularProgress } from '@mui/material';
import { isImage } from '../../ground/api/isImage';
import { useStoredFileDownload } from '../../ground/queries/useStoredFileDownload';
import { StoredImage } from './StoredImage';
import { useStoredFile } from './useStoredFile';

/** Preview of a stored file: its image, or its name and size; a click opens it. */
export function StoredFilePreview({ id, brief }: { id: string; brief?: boolean }) {
  const download = useStoredFileDownload();
  const { data: file, isPending, error } = useStoredFile(id);
  if (isPending) return <CircularProgress size={18} aria-label="Cargando" />;
  if (error || !file) return <span>Archivo no disponible</span>;
  return (
    <Box sx={{ mb: brief ? 0 : 1 }}>
      {isImage(file) && (
        <StoredImage
          file={file}
          size={brief ? 'miniatura' : 'tarjeta'}
          style={{ height: brief ? 40 : 140, objectFit: 'contain', borderRadius: 6 }}
        />
      )}
      {brief && !isImage(file) && file.nombre}
      {!brief && (
        <Button size="small" onClick={() => download(file)} sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}>
          {file.nombre} ({formatSize(file.tamano)})
        </Button>
      )}
      {isImage(file) && !brief && file.alternativo && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem' }}>
          {file.alternativo}
        </Box>
      )}
    </Box>
  );
}
