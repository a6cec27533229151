import { Alert, Box, Button, CircularProgress } from '@mui/material';

/** What is seen while the panel arrives, or why it did not. */
export function Splash({ failure }: { failure?: string }) {
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: '#fbf7f0' }}>
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
        <CircularProgress aria-label="Cargando" />
      )}
    </Box>
  );
}
