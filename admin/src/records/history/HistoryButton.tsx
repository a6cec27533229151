import type { AnySection } from '@coop/domain';
import Close from '@mui/icons-material/Close';
import { Box, Button, Drawer, IconButton, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { HistoryList } from './HistoryList';

/** Opens a row's history over its form. The URL says whether it is open, so that a link can open it. */
export function HistoryButton({ section }: { section: AnySection }) {
  const record = useRecordContext();
  const [query, setQuery] = useSearchParams();
  const close = () => setQuery({}, { replace: true });
  if (!record) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setQuery({ vista: 'historial' }, { replace: true })}>
        Historial
      </Button>
      <Drawer
        anchor="right"
        open={query.get('vista') === 'historial'}
        onClose={close}
        slotProps={{ paper: { sx: paper, 'aria-labelledby': 'historial' } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id="historial" variant="h2">
            Historial
          </Typography>
          <IconButton onClick={close} aria-label="Cerrar" autoFocus>
            <Close />
          </IconButton>
        </Box>
        <HistoryList section={section} record={record} />
      </Drawer>
    </>
  );
}

const paper = { width: { xs: '100%', sm: 560 }, p: 3, display: 'grid', gap: 2, alignContent: 'start' };
