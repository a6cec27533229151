import { adminPathOf, findSection, type MenuEntry } from '@coop/domain';
import type { Aprobacion } from '@coop/domain/answers';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-admin';
import { RequestFacts } from './RequestFacts';
import { ReviewDialog } from './ReviewDialog';

type Props = { title: string; requests: readonly Aprobacion[] };

/** Requests of one kind, each with what may be done about it. */
export function RequestList({ title, requests }: Props) {
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
