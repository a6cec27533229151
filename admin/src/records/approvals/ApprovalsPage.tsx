import { adminPathOf, findSection, formatDateTime, type MenuEntry } from '@coop/domain';
import type { Aprobacion, Conjunta } from '@coop/domain/answers';
import TaskAlt from '@mui/icons-material/TaskAlt';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, Loading } from 'react-admin';
import { FailedToLoad, Message } from '../../ground/messages/Message';
import { forMe, releasesForMe, useApprovals } from '../../ground/queries/useApprovals';
import { useCan } from '../../ground/staff/staff';
import { Quote } from '../publishing/notices';
import { ReviewReleaseDialog } from '../releases/ReleaseDialogs';
import { countRows, formatMoment, RELEASES, releasePath, sectionOfItem } from '../releases/release';
import { RequestFacts, ReviewDialog } from './ReviewDialog';

export function ApprovalsPage() {
  const { solicitudes, conjuntas, isKnown, error, refetch } = useApprovals();
  const mine = forMe(solicitudes);
  const own = releasesForMe(conjuntas);
  const scheduled = conjuntas.filter(({ estado }) => estado === 'programada');
  const sent = conjuntas.filter((one) => one.estado === 'enviada' && !own.includes(one));
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
      {isKnown && solicitudes.length + conjuntas.length === 0 && (
        <Message icon={<TaskAlt fontSize="inherit" />} title="Nada espera aprobación">
          <Typography>Aquí aparecerá lo que se envíe a aprobación en sus secciones.</Typography>
        </Message>
      )}
      <RequestList title="Esperan su aprobación" requests={mine} releases={own} />
      <RequestList title="Volvieron a usted" requests={back} />
      <RequestList title="Esperan a otra persona" requests={others} releases={sent} />
      <RequestList title="Salen a su hora" requests={[]} releases={scheduled} />
    </Box>
  );
}

type Props = { title: string; requests: readonly Aprobacion[]; releases?: readonly Conjunta[] };

function RequestList({ title, requests, releases = [] }: Props) {
  const [open, setOpen] = useState<Aprobacion>();
  const count = requests.length + releases.length;
  if (count === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {`${title} (${count})`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {releases.map((release) => (
          <ReleaseCard key={release.id} release={release} />
        ))}
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

/** Rows that come out together, with one review of all. */
function ReleaseCard({ release }: { release: Conjunta }) {
  const { titulo, nota, pedidaPor, pedidaEn, esSuya, registros, estado, impedimento } = release;
  const can = useCan();
  const [open, setOpen] = useState(false);
  return (
    <Card component="li">
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {`Publicación conjunta · ${countRows(registros.length)}`}
          </Typography>
          <Typography sx={{ fontWeight: 650 }}>{titulo}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${esSuya ? 'Usted la envió' : `La envió ${pedidaPor}`} · ${formatDateTime(pedidaEn)} · sale ${formatMoment(release)}`}
          </Typography>
          {nota && <Quote words={nota} />}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2', listStyle: 'disc' }}>
            {registros.map((item) => (
              <li key={item.registro}>{`${sectionOfItem(item).label.one}: ${item.titulo}`}</li>
            ))}
          </Box>
        </Box>
        {can(RELEASES, 'leer') && (
          <Button component={Link} to={releasePath(release.id)}>
            Abrir
          </Button>
        )}
        {estado === 'enviada' && impedimento === null && (
          <Button variant="contained" onClick={() => setOpen(true)}>
            Revisar
          </Button>
        )}
      </CardContent>
      {open && <ReviewReleaseDialog release={release} onClose={() => setOpen(false)} />}
    </Card>
  );
}
