import type { AnySection } from '@coop/domain';
import type { Balances } from '@coop/domain/answers';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import { Alert, Box, Card, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Loading } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import type { HttpError } from '../../ground/api/HttpError';
import { Message } from '../../ground/messages/Message';
import { FieldList, holds } from '../../records/data/FieldList';
import { balancesApi } from './balancesApi';
import { LookupForm } from './LookupForm';

/** Looks up a member's balances. The response is only displayed, never cached in the browser. */
export function LookupPanel({ section }: { section: AnySection }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: balancesApi.ask, gcTime: 0 });
  const { status, body } = (error ?? {}) as Partial<HttpError>;
  return (
    <>
      <LookupForm section={section} busy={isPending} errors={body?.errors ?? {}} onAsk={mutate} />
      <div aria-live="polite">
        {isPending && <Loading />}
        {error && !body?.errors && (
          <Alert severity={status === 429 ? 'warning' : 'error'} sx={{ mt: 2 }}>
            {error.message}
          </Alert>
        )}
        {data && !isPending && <LookupResult section={section} answer={data} />}
      </div>
      {!data && !error && !isPending && (
        <Message icon={<AccountBalanceOutlined fontSize="inherit" />} title="Busque por un número exacto">
          <Typography sx={{ color: 'text.secondary' }}>
            Cada consulta queda registrada con su motivo. Puede hacer 60 por hora.
          </Typography>
        </Message>
      )}
    </>
  );
}

type Props = { section: AnySection; answer: Balances };

/** Balances found, with their cut-off date; highlighted if outdated. */
function LookupResult({ section, answer: { aviso, desactualizado, fechaCorte, filas, hayMas } }: Props) {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move and have no id that every role may read.
            <BalanceCard key={at} section={section} row={row} />
          ))}
        </Box>
      )}
      {hayMas && <Alert severity="warning">Hay más de 100: busque por el número de la operación.</Alert>}
    </>
  );
}

type BalanceCardProps = { section: AnySection; row: Record<string, unknown> };

/** Fields already shown in the heading. */
const headingFields = new Set(['productoTipo', 'nombreCompleto', 'saldo', 'moneda']);

/** A balance: product, holder and amount, then the other fields the role may read. */
function BalanceCard({ section, row }: BalanceCardProps) {
  const names = Object.keys(section.fields).filter((name) => !headingFields.has(name) && holds(row[name]));
  const show = (name: string) => <FieldDisplay field={section.fields[name]} value={row[name]} row={row} />;
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {show('productoTipo')}
          </Typography>
          {holds(row.nombreCompleto) && (
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {String(row.nombreCompleto)}
            </Typography>
          )}
        </Box>
        {holds(row.saldo) && <Typography sx={{ fontSize: '1.35rem', fontWeight: 700 }}>{show('saldo')}</Typography>}
      </Box>
      <Box sx={columns}>
        <FieldList section={section} row={row} names={names} />
      </Box>
    </Card>
  );
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))' };
