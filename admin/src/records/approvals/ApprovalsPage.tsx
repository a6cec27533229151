import { adminPathOf, findSection, type MenuEntry } from '@coop/domain';
import type { Aprobacion } from '@coop/domain/answers';
import TaskAlt from '@mui/icons-material/TaskAlt';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, Loading } from 'react-admin';
import { FailedToLoad, Message } from '../../ground/messages/Message';
import { forMe, useApprovals } from '../../ground/queries/useApprovals';
import { RequestFacts, ReviewDialog } from './ReviewDialog';

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
      <FailedToLoad error={error} onRetry={refetch} hasOldData={isKnown} />
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

type Props = { title: string; requests: readonly Aprobacion[] };

function RequestList({ title, requests }: Props) {
  const [open, setOpen] = useState<Aprobacion>();
  if (requests.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {`${title} (${requests.length})`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {requests.map((request) => (
          <Card key={request.id} component="li">
            <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
              <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {findSection(request.seccion)?.label.one}
                </Typography>
                <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{request.titulo}</Typography>
                <RequestFacts request={request} />
              </Box>
              <Button component={Link} to={`${adminPathOf(request.seccion as MenuEntry)}/${request.registro}/show`}>
                Abrir
              </Button>
              {request.estado === 'pendiente' && request.impedimento === null && (
                <Button variant="contained" onClick={() => setOpen(request)}>
                  Revisar
                </Button>
              )}
            </CardContent>
          </Card>
        ))}
      </Box>
      {open && <ReviewDialog request={open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
