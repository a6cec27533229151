import { type Flow, sections } from '@coop/domain';
import { formatDateTime } from '@coop/domain/format';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, type RaRecord, useNotify } from 'react-admin';
import { StateChip } from '../../fields/displays/StateChip';
import { httpClient } from '../../ground/api/httpClient';
import { DELIVERIES } from './useDeliveries';

type Props = { delivery: RaRecord; onOrdered: () => void };

const flow = sections[DELIVERIES].flows.estado as Flow;

/** One delivery: what, when, how it went, when it is tried again; and another try, now. */
export function DeliveryLine({ delivery, onOrdered }: Props) {
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
          {[formatDateTime(creadoEn), ...saidOf(delivery)].join(' · ')}
        </Typography>
      </Box>
      <Button size="small" disabled={busy} onClick={() => void resend()}>
        Enviar otra vez
      </Button>
    </Box>
  );
}

/** How it went so far, in a few words. */
function saidOf({ intentos, respuesta, ultimoError, proximoIntento, estado }: RaRecord): string[] {
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
