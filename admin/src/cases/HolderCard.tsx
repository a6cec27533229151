import { type AnySection, assigns } from '@coop/domain';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { MemberDisplay } from '../fields/displays/MemberDisplay';
import type { dataProvider } from '../ground/api/dataProvider';
import type { OfferedOrder } from '../ground/api/OfferedOrder';
import { useAssignees } from '../ground/queries/useAssignees';
import { useYo } from '../ground/staff/useYo';
import { stays } from '../records/orders/stays';
import { useOrders } from '../records/orders/useOrders';
import { CaseOrderForm } from './CaseOrderForm';

type Props = { section: AnySection; record: RaRecord };

/**
 * Shows the assignee and, where the state allows it, assigns the case. The button also names the transition that it
 * triggers.
 */
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
      <CardContent sx={oneRow}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="caption" component="h2" sx={{ color: 'text.secondary' }}>
            Asignado a
          </Typography>
          <Typography sx={{ fontWeight: 650 }}>
            {record.asignadoA ? <MemberDisplay value={record.asignadoA} brief /> : 'Nadie todavía'}
          </Typography>
        </Box>
        {order && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {isOne && record.asignadoA !== uid && (
              <Button size="small" variant="outlined" aria-keyshortcuts="a" onClick={() => void take()}>
                {stays(order, record) ? 'Asignarme' : `Asignarme · ${order.transition.label}`}
              </Button>
            )}
            <Button size="small" onClick={() => setOpen(order)}>
              Asignar a…
            </Button>
          </Box>
        )}
      </CardContent>
      {open && <CaseOrderForm {...{ section, record }} order={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

const oneRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  '&, &:last-child': { py: 1.25 },
} as const;
