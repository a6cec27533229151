import TaskAlt from '@mui/icons-material/TaskAlt';
import { Box, Typography } from '@mui/material';
import { Loading } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { Message } from '../../ground/messages/Message';
import { forMe, useApprovals } from '../../ground/queries/useApprovals';
import { RequestList } from './RequestList';

/** What waits for whoever looks, what waits for somebody else, and what came back. */
export function ApprovalsPage() {
  const { solicitudes, isKnown, error, refetch } = useApprovals();
  const mine = forMe(solicitudes);
  const back = solicitudes.filter(({ estado }) => estado !== 'pendiente');
  const others = solicitudes.filter((one) => one.estado === 'pendiente' && !mine.includes(one));
  return (
    <Box sx={{ maxWidth: 900, width: '100%', py: 2 }}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Lo que una persona escribió y otra publica. Se aprueba exactamente lo que se lee aquí: si alguien lo cambia, hay
        que enviarlo otra vez.
      </Typography>
      <FailedToLoad error={error} onRetry={refetch} isShown={isKnown} />
      {!isKnown && !error && <Loading />}
      {isKnown && solicitudes.length === 0 && (
        <Message icon={<TaskAlt fontSize="inherit" />} title="Nada espera aprobación">
          <Typography>Aquí aparecerá lo que se envíe a aprobación en sus secciones.</Typography>
        </Message>
      )}
      <RequestList title="Esperan su aprobación" requests={mine} />
      <RequestList title="Volvieron a usted" requests={back} />
      <RequestList title="Esperan a otra persona" requests={others} />
    </Box>
  );
}
