import type { AnySection } from '@coop/domain';
import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../ground/api/OfferedOrder';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { assigns, stays } from '../records/orders/assigns';
import { ImpededOrders } from '../records/orders/ImpededOrders';
import { useOrders } from '../records/orders/useOrders';
import type { CaseParts } from './CaseParts';
import { OrderDialog } from './OrderDialog';

type Props = { section: AnySection; record: RaRecord; parts: CaseParts };

/** The way that most cases go, which its buttons show first. */
const usual = new Set([
  'analizar',
  'aprobar',
  'archivar',
  'atender',
  'cerrar',
  'contactar',
  'desembolsar',
  'dictaminar',
  'evaluar',
  'pedirDocumentos',
  'responder',
  'revisar',
]);

/** What may be done with a case now: the usual next step first. Who has it is changed beside its name. */
export function CaseOrders({ section, record, parts }: Props) {
  const { Onward } = parts;
  const title = useId();
  const [open, setOpen] = useState<OfferedOrder>();
  const { offered, impeded, isKnown, error, refetch } = useOrders(section, record);
  const orders = offered.filter((order) => !(assigns(order.transition) && stays(order, record)));
  const [first, rest] = [orders.filter(({ name }) => usual.has(name)), orders.filter(({ name }) => !usual.has(name))];
  return (
    <Box component="section" aria-labelledby={title} className="solo-pantalla">
      <Typography id={title} variant="h3" component="h2" sx={{ mb: 1 }}>
        Siguiente paso
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {first.map((order) => (
          <Button key={order.name} variant="contained" onClick={() => setOpen(order)}>
            {order.transition.label}
          </Button>
        ))}
        {rest.map((order) => (
          <Button key={order.name} variant="outlined" color="secondary" onClick={() => setOpen(order)}>
            {order.transition.label}
          </Button>
        ))}
        {Onward && <Onward record={record} />}
      </Box>
      <ImpededOrders orders={impeded} />
      <FailedToLoad error={error} onRetry={refetch} isShown={isKnown} />
      {isKnown && orders.length === 0 && impeded.length === 0 && (
        <Typography>Este caso está cerrado: no admite más acciones.</Typography>
      )}
      {open && <OrderDialog {...{ section, record, parts }} order={open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
