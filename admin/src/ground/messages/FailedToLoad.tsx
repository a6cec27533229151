import { Alert, Button } from '@mui/material';

type Props = {
  error: Error | null | undefined;
  onRetry: () => unknown;
  /** Stale data is still shown. */
  isShown?: boolean;
};

/** Error alert with a retry button, so that a failed load is never shown as an empty list. */
export function FailedToLoad({ error, onRetry, isShown = false }: Props) {
  if (!error) return null;
  const kept = isShown ? 'Lo que ve es de antes.' : 'Lo que había sigue guardado.';
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          Reintentar
        </Button>
      }
    >
      {`No se pudo cargar. ${kept} ${error.message}`}
    </Alert>
  );
}
