import { type AnySection, formatDateTime } from '@coop/domain';
import type { HistoryEntry } from '@coop/domain/answers';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Loading, type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { RecordData } from '../data/RecordData';

type Props = {
  section: AnySection;
  record: RaRecord;
  entry: HistoryEntry;
  onClose: () => void;
  onRecover: (() => void) | undefined;
};

/** The whole row as it was in one version, to read. */
export function VersionDialog({ section, record, entry: { version, en, email }, onClose, onRecover }: Props) {
  const { version: getVersion } = useDataProvider<typeof dataProvider>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { data, error } = useQuery({
    queryKey: [section.name, 'historial', record.id, version],
    queryFn: () => getVersion(section.name, record.id, version),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby="version">
      <DialogTitle id="version">{`Versión ${version}, del ${formatDateTime(en)}`}</DialogTitle>
      <DialogContent>
        <p>{`Así lo dejó ${email ?? 'el sistema'}. Solo se lee: el registro sigue como está ahora.`}</p>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Loading />}
        {data && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <RecordData section={section} row={data.datos} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
        {onRecover && (
          <Button variant="contained" onClick={onRecover}>
            Recuperar esta versión
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
