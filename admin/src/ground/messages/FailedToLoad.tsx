import { Alert, Button } from '@mui/material';

type Props = {
  error: Error | null | undefined;
  onRetry: () => unknown;
  /** What is shown comes from before it failed. */
  isShown?: boolean;
};

/** What could not be loaded is said to be so, never shown as if there were nothing; with the way to ask again. */
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
