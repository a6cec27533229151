import { Box, Button, Typography } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { FormCard } from '../../records/data/FormCard';
import { DeliveryLine } from './DeliveryLine';
import { DELIVERIES, useDeliveries } from './useDeliveries';

/** What another system was told last, and whether it was received. */
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
