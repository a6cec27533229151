import { type Flow, sections } from '@coop/domain';
import type { WebhookSecret } from '@coop/domain/answers';
import { formatDateTime } from '@coop/domain/format';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type RaRecord, useNotify, useRecordContext } from 'react-admin';
import { StateChip } from '../../fields/displays/StateChip';
import { httpClient } from '../../ground/api/fetchApi';
import { FailedToLoad } from '../../ground/messages/Message';
import { useCan } from '../../ground/staff/staff';
import { FormCard } from '../../records/data/FormCard';
import { OneTimeSecretButton } from '../../records/screens/OneTimeSecretButton';

const DELIVERIES = 'sitio/entregas-de-avisos';
const LATEST = 10;
const SOON_MS = 2_000;

function useDeliveries(aviso: RaRecord | undefined) {
  return useQuery({
    queryKey: [DELIVERIES, 'de', aviso?.id],
    queryFn: async (): Promise<RaRecord[]> => {
      const query = {
        filter: JSON.stringify({ aviso: aviso?.id }),
        range: `[0,${LATEST - 1}]`,
        sort: '["creadoEn","DESC"]',
      };
      return (await httpClient(`/api/${DELIVERIES}?${new URLSearchParams(query)}`)).json;
    },
    enabled: aviso !== undefined,
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? SOON_MS : false),
  });
}

const isOnItsWay = ({ estado, proximoIntento }: RaRecord) =>
  estado === 'pendiente' && Date.parse(proximoIntento) <= Date.now();

function TryButton() {
  const aviso = useRecordContext();
  const can = useCan();
  const notify = useNotify();
  const { refetch } = useDeliveries(aviso);
  const [busy, setBusy] = useState(false);
  if (aviso?.estado !== 'activo' || !aviso.secretoCreadoEn || !can('sitio/avisos-a-sistemas', 'editar')) return null;

  const send = async () => {
    setBusy(true);
    await httpClient(`/api/sitio/avisos-a-sistemas/${aviso.id}/probar`, { method: 'POST' }).then(
      () => notify('La prueba está en camino: vea «Entregas»', { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
    await refetch();
    setBusy(false);
  };
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void send()}>
      Probar
    </Button>
  );
}

function SecretButton() {
  const aviso = useRecordContext();
  const can = useCan();
  if (aviso?.estado !== 'activo' || !can('sitio/avisos-a-sistemas', 'editar')) return null;
  return (
    <OneTimeSecretButton<WebhookSecret>
      label={aviso.secretoCreadoEn ? 'Cambiar su secreto' : 'Crear su secreto'}
      action="Crear secreto"
      name="Secreto"
      path={`/api/sitio/avisos-a-sistemas/${aviso.id}/secreto`}
      question={`Con él, ${aviso.nombre} comprueba que un aviso es nuestro. Usted lo verá una sola vez, aquí. ${
        aviso.secretoCreadoEn
          ? 'Durante un día más, cada aviso va firmado también con el que tiene ahora.'
          : 'Hasta que lo tenga no se le avisa nada.'
      }`}
      reads={({ secreto, anteriorHasta }) => ({
        text: secreto,
        message: `Guárdelo en la configuración de ${aviso.nombre}, y en ningún otro lugar: no se vuelve a mostrar.${
          anteriorHasta ? ` El anterior firma también hasta el ${formatDateTime(anteriorHasta)}.` : ''
        }`,
      })}
    />
  );
}

export const Extra = () => (
  <>
    <TryButton />
    <SecretButton />
  </>
);

export function DeliveriesCard() {
  const aviso = useRecordContext();
  const { data, error, refetch } = useDeliveries(aviso);
  if (!aviso) return null;
  if (!data) return <FailedToLoad error={error} onRetry={refetch} />;
  const filter = new URLSearchParams({ filter: JSON.stringify({ aviso: aviso.id }) });
  return (
    <FormCard title="Entregas">
      {data.length === 0 ? (
        <Typography sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>Todavía no se le avisó nada.</Typography>
      ) : (
        <Box component="ul" sx={{ gridColumn: '1 / -1', listStyle: 'none', m: 0, p: 0 }}>
          {data.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} onOrdered={() => void refetch()} />
          ))}
        </Box>
      )}
      {data.length > 0 && (
        <Button component={Link} to={`/administrador/${DELIVERIES}?${filter}`} sx={{ justifySelf: 'start' }}>
          Ver todas
        </Button>
      )}
    </FormCard>
  );
}

type Props = { delivery: RaRecord; onOrdered: () => void };

const flow = sections[DELIVERIES].flows.estado as Flow;

function DeliveryLine({ delivery, onOrdered }: Props) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { id, version, tipo, estado, creadoEn } = delivery;

  const resend = async () => {
    setBusy(true);
    await httpClient(`/api/${DELIVERIES}/${id}/reenviar`, { method: 'POST', body: JSON.stringify({ version }) }).catch(
      (error: Error) => notify(error.message, { type: 'error' }),
    );
    onOrdered();
    setBusy(false);
  };

  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Link to={`/administrador/${DELIVERIES}/${id}/show`} sx={{ overflowWrap: 'anywhere' }}>
            {tipo}
          </Link>
          <StateChip flow={flow} value={estado} />
        </Box>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[formatDateTime(creadoEn), ...summarizeDelivery(delivery)].join(' · ')}
        </Typography>
      </Box>
      <Button size="small" disabled={busy} onClick={() => void resend()}>
        Enviar otra vez
      </Button>
    </Box>
  );
}

function summarizeDelivery({ intentos, respuesta, ultimoError, proximoIntento, estado }: RaRecord): string[] {
  const tries = intentos === 1 ? '1 intento' : `${intentos ?? 0} intentos`;
  const answer = ultimoError ?? (respuesta ? `Respondió ${respuesta}` : undefined);
  const next = estado === 'pendiente' && intentos ? `Próximo intento: ${formatDateTime(proximoIntento)}` : undefined;
  return [tries, answer, next].filter((one) => one !== undefined);
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  justifyItems: 'start',
  gap: 1,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
};
