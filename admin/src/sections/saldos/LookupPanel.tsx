import type { AnySection } from '@coop/domain';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import { Alert, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Loading } from 'react-admin';
import type { HttpError } from '../../ground/api/HttpError';
import { Message } from '../../ground/messages/Message';
import { balancesApi } from './balancesApi';
import { LookupForm } from './LookupForm';
import { LookupResult } from './LookupResult';

/** Asks for the balances of one member. What was answered stays on screen alone: nothing of it is kept in the browser. */
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
