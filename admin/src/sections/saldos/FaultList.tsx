import type { LoteFault } from '@coop/domain/answers';
import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../../ground/api/httpClient';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';

/** What of a file was not taken, line by line; all of it is in the file to download. */
export function FaultList({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['saldos', 'fallas', id],
    queryFn: async (): Promise<LoteFault[]> => (await httpClient(`/api/saldos/lotes/${id}/fallas`)).json,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <FailedToLoad error={error} onRetry={refetch} />;
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      Corrija el archivo en estas líneas y cárguelo de nuevo.
      <Box component="ul" tabIndex={0} aria-label="Errores por línea" sx={lines}>
        {data.map(({ linea, columna, valor, mensaje }) => (
          <li key={`${linea} ${columna} ${mensaje}`}>
            <strong>{`Línea ${linea}`}</strong>
            {columna && ` · ${columna}`}
            {valor && ` «${valor}»`}
            {`: ${mensaje}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const lines = { m: 0, mt: 1, pl: 2.5, maxHeight: 220, overflowY: 'auto', overflowWrap: 'anywhere' };
