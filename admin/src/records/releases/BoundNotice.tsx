import type { Conjunta } from '@coop/domain/answers';
import { Alert, AlertTitle, Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-admin';
import { useCan } from '../../ground/staff/staff';
import { ReviewReleaseDialog } from './ReleaseDialogs';
import { formatMoment, RELEASES, releasePath } from './release';

/** Notice on a row that comes out with a release: when, and what a change of the row does. */
export function BoundNotice({ release }: { release: Conjunta }) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  const isSent = release.estado === 'enviada';
  const reviews = isSent && release.impedimento === null;
  return (
    <Alert
      severity="info"
      action={
        reviews ? (
          <Button color="inherit" size="small" onClick={() => setOpen(true)}>
            Revisar
          </Button>
        ) : (
          can(RELEASES, 'leer') && (
            <Button color="inherit" size="small" component={Link} to={releasePath(release.id)}>
              Abrir
            </Button>
          )
        )
      }
    >
      <AlertTitle>{`Sale junto con «${release.titulo}»`}</AlertTitle>
      {`${isSent ? 'Espera aprobación y sale' : 'Sale'} ${formatMoment(release)}. No se publica por separado; si lo cambia, la publicación conjunta vuelve a borrador.`}
      {open && <ReviewReleaseDialog release={release} onClose={() => setOpen(false)} />}
    </Alert>
  );
}
