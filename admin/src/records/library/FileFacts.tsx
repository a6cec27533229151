import { formatDateTime, formatSize } from '@coop/domain';
import type { StaffFile } from '@coop/domain/answers';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, Button, IconButton, Link, Tooltip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';
import { fileFacts, placeOf } from '../../fields/files/fileFacts';
import { FailedToLoad } from '../../ground/messages/Message';
import { useCopy } from '../../ground/messages/useCopy';
import { useStoredFileDownload } from '../../ground/queries/useDownload';
import { libraryApi } from './libraryApi';

export function FileFacts({ file }: { file: StaffFile }) {
  const { subidoPor, creadoEn, direccion } = file;
  return (
    <Box component="dl" sx={list}>
      <Fact label="Tipo">{fileFacts(file)}</Fact>
      <Fact label="Se subió para">{placeOf(file)}</Fact>
      <Fact label="Se subió el">
        {formatDateTime(creadoEn)}
        {subidoPor && (
          <>
            {' por '}
            <MemberDisplay value={subidoPor} brief />
          </>
        )}
      </Fact>
      {direccion && (
        <Fact label="Dirección pública">
          <Address address={direccion} />
        </Fact>
      )}
    </Box>
  );
}

function Address({ address }: { address: string }) {
  const copy = useCopy();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Link href={address} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </Link>
        <Tooltip title="Copiar la dirección">
          <IconButton
            size="small"
            aria-label="Copiar la dirección"
            onClick={() => void copy(`${location.origin}${address}`, 'Dirección copiada')}
          >
            <ContentCopy fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Abre mientras algo publicado lo muestre. No cambia cuando el archivo se reemplaza.
      </Typography>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

const list = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 1 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '9.5rem minmax(0,1fr)' },
  '& dd': { mb: { xs: 1, sm: 0 } },
};

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
      <FailedToLoad error={error} onRetry={refetch} hasOldData={versions.length > 0} />
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
