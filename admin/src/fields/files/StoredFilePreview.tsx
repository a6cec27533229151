import { formatSize } from '@coop/domain';
import type { StaffFile } from '@coop/domain/answers';
import { Box, Button, CircularProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../../ground/api/fetchApi';
import { isImage } from '../../ground/api/uploadFile';
import { useStoredFileDownload } from '../../ground/queries/useDownload';
import { StoredImage } from './FileThumb';

const STALE_MS = 60_000;

export const storedFile = async (id: string): Promise<StaffFile> => (await httpClient(`/api/archivos/${id}`)).json;

export const useStoredFile = (id: string) =>
  useQuery({ queryKey: ['archivos', id], queryFn: () => storedFile(id), staleTime: STALE_MS, retry: false });

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
