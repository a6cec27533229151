import { Alert, Box, Button, CircularProgress } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { palette } from '../theme/palette';

export function Splash({ failure }: { failure?: string }) {
  return (
    <Box
      component="main"
      sx={{ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center', p: 2, bgcolor: palette.paper }}
    >
      <h1 style={visuallyHidden}>Panel administrativo</h1>
      {failure ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => location.reload()}>
              Reintentar
            </Button>
          }
        >
          {failure}
        </Alert>
      ) : (
        <CircularProgress aria-label="Cargando" sx={{ color: palette.own }} />
      )}
    </Box>
  );
}
