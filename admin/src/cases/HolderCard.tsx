import type { AnySection } from '@coop/domain';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { MemberDisplay } from '../fields/displays/MemberDisplay';
import type { dataProvider } from '../ground/api/dataProvider';
import type { OfferedOrder } from '../ground/api/OfferedOrder';
import { useAssignees } from '../ground/queries/useAssignees';
import { useYo } from '../ground/staff/useYo';
import { assigns } from '../records/orders/assigns';
import { useOrders } from '../records/orders/useOrders';
import { OrderDialog } from './OrderDialog';

type Props = { section: AnySection; record: RaRecord };

/** Who has the case, and giving it to oneself or to somebody else where its state allows it. */
export function HolderCard({ section, record }: Props) {
  const { accion } = useDataProvider<typeof dataProvider>();
  const { uid } = useYo();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState<OfferedOrder>();
  const isOne = useAssignees(section.name).some((one) => one.uid === uid);
  const order = useOrders(section, record).offered.find(({ transition }) => assigns(transition));
  if (!('asignadoA' in section.fields) || (!order && !record.asignadoA)) return null;

  const take = () =>
    accion(section.name, record.id, order?.name ?? '', { asignadoA: uid, version: record.version }).then(
      () => refresh(),
      (error: Error) => notify(error.message, { type: 'error' }),
    );

  return (
    <Card component="section" aria-label="Responsable">
      <CardContent>
        <Typography variant="caption" component="h2" sx={{ color: 'text.secondary' }}>
          Asignado a
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>
          {record.asignadoA ? <MemberDisplay value={record.asignadoA} brief /> : 'Nadie todavía'}
        </Typography>
        {order && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {isOne && record.asignadoA !== uid && (
              <Button size="small" variant="outlined" onClick={() => void take()}>
                Asignarme
              </Button>
            )}
            <Button size="small" onClick={() => setOpen(order)}>
              Asignar a…
            </Button>
          </Box>
        )}
      </CardContent>
      {open && <OrderDialog {...{ section, record }} order={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
