import { formatDateTime, formatSize } from '@coop/domain';
import type { StaffFile } from '@coop/domain/answers';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { useStoredFileDownload } from '../../ground/queries/useStoredFileDownload';
import { libraryApi } from './libraryApi';

/** Previous versions of a file: date, author, reason and download. Renders nothing if it was never replaced. */
export function VersionsList({ file: { id, version, nombre } }: { file: StaffFile }) {
  const download = useStoredFileDownload();
  const {
    data: versions = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['archivos', id, 'versiones', version],
    queryFn: () => libraryApi.versions(id),
    enabled: version > 1,
  });
  if (versions.length === 0 && !error) return null;
  return (
    <Box component="section" aria-labelledby="versiones">
      <Typography id="versiones" variant="h3" sx={{ mb: 1 }}>
        Versiones anteriores
      </Typography>
      <FailedToLoad error={error} onRetry={refetch} isShown={versions.length > 0} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {versions.map((earlier) => (
          <Box component="li" key={earlier.version} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{`Versión ${earlier.version}`}</strong>
              {`: ${earlier.nombreOriginal} (${formatSize(earlier.tamano)})`}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {`Reemplazada el ${formatDateTime(earlier.reemplazadoEn)}`}
              {earlier.reemplazadoPor && (
                <>
                  {' por '}
                  <MemberDisplay value={earlier.reemplazadoPor} brief />
                </>
              )}
              {`. Motivo: ${earlier.motivo}`}
            </Typography>
            <Button
              size="small"
              onClick={() => download({ id, nombre }, earlier.version)}
              aria-label={`Descargar la versión ${earlier.version}`}
            >
              Descargar
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
