import { adminPathOf } from '@coop/domain';
import EventAvailable from '@mui/icons-material/EventAvailable';
import { Box, Button, Typography } from '@mui/material';
import { Link, Loading } from 'react-admin';
import { FailedToLoad, Message } from '../../ground/messages/Message';
import { useCan } from '../../ground/staff/staff';
import { ObligationList } from './ObligationList';
import { pressing, useObligations } from './useObligations';

const SECTION = 'sitio/obligaciones';
const MAX_SHOWN = 5;

export function ObligationsPage() {
  const can = useCan();
  const { data, error, refetch } = useObligations();
  const all = data ?? [];
  const late = all.filter(({ etapa }) => etapa === 'vencida');
  return (
    <Box sx={{ maxWidth: 900, width: '100%', py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography sx={{ color: 'text.secondary', flex: '1 1 300px' }}>
          Lo que hay que publicar, presentar o enviar, y hasta cuándo. Se recuerda por correo a quien responde; lo que
          vence sin cumplirse, también a su jefatura.
        </Typography>
        {can(SECTION, 'editar') && (
          <Button component={Link} to={adminPathOf(SECTION)} variant="outlined">
            Editar las obligaciones
          </Button>
        )}
      </Box>
      <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
      {!data && !error && <Loading />}
      {data?.length === 0 && (
        <Message icon={<EventAvailable fontSize="inherit" />} title="Nada por cumplir">
          <Typography>Aquí aparecerán las obligaciones de las que responde su rol.</Typography>
        </Message>
      )}
      <ObligationList title="Vencidas" list={late} />
      <ObligationList title="Por vencer" list={pressing(all).filter((one) => !late.includes(one))} />
      <ObligationList title="Más adelante" list={all.filter(({ etapa }) => etapa === 'pendiente')} most={MAX_SHOWN} />
      <ObligationList
        title="Cumplidas"
        list={all.filter(({ etapa }) => etapa === 'cumplida').reverse()}
        most={MAX_SHOWN}
      />
    </Box>
  );
}
