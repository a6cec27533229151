import type { AnySection } from '@coop/domain';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { ImpededOrders } from '../records/orders/ImpededOrders';
import { orderColour } from '../records/orders/orderColour';
import type { CaseParts } from './CaseParts';
import type { CaseWork } from './useCaseWork';

type Props = { record: RaRecord; section: AnySection; parts: CaseParts; work: CaseWork };

/** What may be done with a case now: the usual next step first. Who has it is changed beside its name. */
export function CaseOrders({ record, parts: { Onward }, work }: Props) {
  const title = useId();
  const { first, rest, impeded, isKnown, error, refetch, open, choose } = work;
  const isOpen = (name: string) => open?.name === name;
  return (
    <Box component="section" aria-labelledby={title} className="solo-pantalla">
      <Typography id={title} variant="h3" component="h2" sx={{ mb: 1 }}>
        Siguiente paso
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {first.map((order) => (
          <Button
            key={order.name}
            variant="contained"
            aria-expanded={isOpen(order.name)}
            aria-keyshortcuts={order.name === 'responder' ? 'r' : undefined}
            onClick={() => choose(order)}
          >
            {order.transition.label}
          </Button>
        ))}
        {rest.map((order) => (
          <Button
            key={order.name}
            variant="outlined"
            color={orderColour(order.transition)}
            aria-expanded={isOpen(order.name)}
            onClick={() => choose(order)}
          >
            {order.transition.label}
          </Button>
        ))}
        {Onward && <Onward record={record} />}
      </Box>
      <ImpededOrders orders={impeded} />
      <FailedToLoad error={error} onRetry={refetch} isShown={isKnown} />
      {isKnown && first.length + rest.length === 0 && impeded.length === 0 && (
        <Typography>Este caso está cerrado: no admite más acciones.</Typography>
      )}
    </Box>
  );
}
