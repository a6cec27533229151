import type { AnySection } from '@coop/domain';
import type { Balances } from '@coop/domain/answers';
import SearchOff from '@mui/icons-material/SearchOff';
import { Alert, Box, Typography } from '@mui/material';
import { Message } from '../../ground/messages/Message';
import { BalanceCard } from './BalanceCard';

type Props = { section: AnySection; answer: Balances };

/** The balances found, under the day that they are of; yellow once that day is too long ago. */
export function LookupResult({ section, answer: { aviso, desactualizado, fechaCorte, filas, hayMas } }: Props) {
  if (!fechaCorte)
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {aviso}
      </Alert>
    );
  return (
    <>
      <Alert severity={desactualizado ? 'warning' : 'info'} sx={{ my: 2 }}>
        {aviso}
        {desactualizado && ' Pasaron más de dos días hábiles desde esa fecha.'}
      </Alert>
      {filas.length === 0 ? (
        <Message icon={<SearchOff fontSize="inherit" />} title="No hay saldos con ese número">
          <Typography sx={{ color: 'text.secondary' }}>
            Verifique que el número esté completo. Solo se muestran los productos que su rol atiende.
          </Typography>
        </Message>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
          {filas.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identifier that everybody may read, and never move.
            <BalanceCard key={at} section={section} row={row} />
          ))}
        </Box>
      )}
      {hayMas && <Alert severity="warning">Hay más de 100: busque por el número de la operación.</Alert>}
    </>
  );
}
