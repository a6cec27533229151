import type { AnySection } from '@coop/domain';
import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useCan } from '../session/useCan';
import { CreditLink } from './CreditLink';
import { OrderDialog } from './OrderDialog';
import { assigns, possibleOrders, stays } from './possibleOrders';

type Props = { section: AnySection; record: RaRecord };

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
export function CaseOrders({ section, record }: Props) {
  const can = useCan();
  const title = useId();
  const [open, setOpen] = useState<string>();
  const orders = possibleOrders(section, record, can).filter(
    (order) => !(assigns(order.transition) && stays(order, record)),
  );
  const [first, rest] = [orders.filter(({ name }) => usual.has(name)), orders.filter(({ name }) => !usual.has(name))];
  const chosen = orders.find(({ name }) => name === open);
  return (
    <Box component="section" aria-labelledby={title} className="solo-pantalla">
      <Typography id={title} variant="h3" component="h2" sx={{ mb: 1 }}>
        Siguiente paso
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {first.map(({ name, transition: { label } }) => (
          <Button key={name} variant="contained" onClick={() => setOpen(name)}>
            {label}
          </Button>
        ))}
        {rest.map(({ name, transition: { label } }) => (
          <Button key={name} variant="outlined" color="secondary" onClick={() => setOpen(name)}>
            {label}
          </Button>
        ))}
        {section.name === 'contactanos/consultas' && <CreditLink record={record} />}
      </Box>
      {orders.length === 0 && <Typography>Este caso está cerrado: no admite más acciones.</Typography>}
      {chosen && <OrderDialog {...{ section, record }} order={chosen} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
