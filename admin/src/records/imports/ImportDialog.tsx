import type { AnySection } from '@coop/domain';
import type { Imported } from '@coop/domain/answers';
import UploadFile from '@mui/icons-material/UploadFile';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useNotify, useRefresh } from 'react-admin';
import { ImportSummary } from './ImportSummary';
import { ReviewTable } from './ReviewTable';
import { TemplateLinks } from './TemplateLinks';
import { useImport } from './useImport';

type Props = { section: AnySection; onClose: () => void };

/** A spreadsheet, what it would write, and the order to write it: all of it or nothing. */
export function ImportDialog({ section, onClose }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { file, review, part, fault, choose, write } = useImport(section, (done) => {
    notify(saidOf(section, done), { type: 'success' });
    refresh();
    onClose();
  });
  const isBusy = part !== undefined;
  const written = review?.filas.filter(({ accion }) => accion === 'crear' || accion === 'actualizar').length ?? 0;
  const isGood = review?.fallas.length === 0 && written > 0;

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isNarrow}
      maxWidth={review ? 'xl' : 'sm'}
      aria-labelledby="importar"
    >
      <DialogTitle id="importar">{`Importar ${section.label.many.toLowerCase()}`}</DialogTitle>
      <DialogContent>
        {!review && <TemplateLinks section={section} />}
        <Button component="label" variant="outlined" startIcon={<UploadFile />} disabled={isBusy} sx={chooser}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {file ? `${file.name}: elegir otro` : 'Elegir archivo'}
          </Box>
          <input
            type="file"
            accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv"
            hidden
            aria-label="Archivo"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) choose(chosen);
              target.value = '';
            }}
          />
        </Button>
        {isBusy && <LinearProgress aria-label={review ? 'Importando' : 'Leyendo el archivo'} sx={{ mt: 2 }} />}
        {fault && (
          <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {fault}
          </Alert>
        )}
        {review && (
          <>
            <ImportSummary section={section} review={review} />
            <ReviewTable section={section} review={review} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        {review && (
          <Button variant="contained" onClick={write} disabled={isBusy || !isGood}>
            {isGood ? `Importar ${written}` : 'Importar'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const saidOf = ({ kind }: AnySection, { creados, actualizados }: Imported) =>
  `Se importaron ${creados + actualizados}: ${creados} nuevos y ${actualizados} actualizados${kind === 'publication' ? ', como borradores' : ''}`;

const chooser = { minHeight: 44, maxWidth: '100%', minWidth: 0 };
