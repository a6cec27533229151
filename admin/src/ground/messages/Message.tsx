import { Alert, Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

type MessageProps = { icon: ReactNode; title: string; children: ReactNode };

export function Message({ icon, title, children }: MessageProps) {
  return (
    <Box role="status" sx={{ maxWidth: 560, mx: 'auto', py: { xs: 6, md: 12 }, px: 2, textAlign: 'center' }}>
      <Box sx={{ fontSize: 64, color: 'text.secondary', lineHeight: 1 }} aria-hidden>
        {icon}
      </Box>
      <Typography variant="h2" sx={{ my: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

type FailedToLoadProps = {
  error: Error | null | undefined;
  onRetry: () => unknown;
  hasOldData?: boolean;
};

/** Error alert with a retry button, so that a failed load is never shown as an empty list. */
export function FailedToLoad({ error, onRetry, hasOldData = false }: FailedToLoadProps) {
  if (!error) return null;
  const note = hasOldData ? 'Lo que ve es de antes.' : 'Lo que había sigue guardado.';
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          Reintentar
        </Button>
      }
    >
      {`No se pudo cargar. ${note} ${error.message}`}
    </Alert>
  );
}

export function NoMatches() {
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography sx={{ mb: 1 }}>
        {isFiltered ? 'Nada coincide con estos filtros.' : 'Todavía no hay nada aquí.'}
      </Typography>
      {isFiltered && <Button onClick={() => setFilters({}, {})}>Quitar filtros</Button>}
    </Box>
  );
}
