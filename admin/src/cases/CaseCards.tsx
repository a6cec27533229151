import { type AnySection, assigns, findTransition, formatDateTime } from '@coop/domain';
import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { MemberDisplay } from '../fields/displays/MemberDisplay';
import type { dataProvider, OfferedOrder } from '../ground/api/dataProvider';
import { orderKey, readUnsentInput, storeUnsentInput } from '../ground/drafts/unsentInput';
import { FailedToLoad } from '../ground/messages/Message';
import { useAssignees } from '../ground/queries/useMembers';
import { useYo } from '../ground/staff/staff';
import { FormCard } from '../records/data/FormCard';
import { FieldList, holds } from '../records/data/RecordData';
import { stays, useOrders } from '../records/orders/useOrders';
import { CaseOrderForm } from './CaseOrderForm';
import { withStaffWording } from './reception/reception';

type HolderCardProps = { section: AnySection; record: RaRecord };

/** Shows the assignee, and the button that assigns the case. */
export function HolderCard({ section, record }: HolderCardProps) {
  const { accion } = useDataProvider<typeof dataProvider>();
  const { uid } = useYo();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState<OfferedOrder>();
  const isOne = useAssignees(section.name).some((one) => one.uid === uid);
  const order = useOrders(section, record).offered.find(({ transition }) => assigns(transition));
  if (!('asignadoA' in section.fields) || (!order && !record.asignadoA)) return null;

  const assignToMe = () =>
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
              <Button size="small" variant="outlined" aria-keyshortcuts="a" onClick={() => void assignToMe()}>
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

const LONGEST = 2000;

export function NotesCard({ section, record }: { section: AnySection; record: RaRecord }) {
  const { notas, anotar } = useDataProvider<typeof dataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const title = useId();
  const { uid: own } = useYo();
  const key = orderKey(own, section.name, record.id, 'anotar');
  const [text, setText] = useState(() => String(readUnsentInput(key, ['texto'])?.valores.texto ?? ''));
  const write = (texto: string) => {
    setText(texto);
    storeUnsentInput(key, texto ? { texto } : {});
  };
  const [busy, setBusy] = useState(false);
  const colleagues = useAssignees(section.name);
  // The key includes the row version, because an order may add a note.
  const queryKey = [section.name, 'notas', record.id, record.version];
  const { data = [], error, refetch } = useQuery({ queryKey, queryFn: () => notas(section.name, record.id) });

  const add = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await anotar(section.name, record.id, text);
      write('');
      await queries.invalidateQueries({ queryKey });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    setBusy(false);
  };

  return (
    <Card component="section" aria-labelledby={title}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id={title} variant="h3" component="h2" sx={{ mb: 0.5 }}>
          Notas internas
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Solo las lee el personal. No se cambian ni se borran.
        </Typography>
        <Box component="form" noValidate className="solo-pantalla" onSubmit={(event) => void add(event)}>
          <TextField
            label="Nota nueva"
            value={text}
            onChange={({ target }) => write(target.value)}
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: LONGEST, 'aria-keyshortcuts': 'n' } }}
          />
          <Button type="submit" variant="outlined" size="small" disabled={busy || !text.trim()} sx={{ mt: 1 }}>
            Agregar nota
          </Button>
        </Box>
        <FailedToLoad error={error} onRetry={refetch} hasOldData={data.length > 0} />
        <Box
          component="ol"
          aria-label="Notas"
          sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.5 }}
        >
          {data.map(({ id, texto, accion, uid, email, en }) => (
            <Box key={id} component="li" sx={{ borderLeft: 3, borderColor: 'secondary.main', pl: 1.5 }}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{texto}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {[
                  formatDateTime(en),
                  colleagues.find((one) => one.uid === uid)?.nombre ?? email ?? 'El sistema',
                  accion && (findTransition(section, accion)?.label ?? 'Al recibirlo'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

export const dense = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .campos': { gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' },
  '& .MuiCardContent-root': { p: 2 },
  '& .MuiCardContent-root > h2': { mb: 1 },
} as const;

/** Renders the person's text verbatim, with its attachments. */
export function WordsCard({ section: described, record }: { section: AnySection; record: RaRecord }) {
  const section = useMemo(() => withStaffWording(described), [described]);
  const names = (section.submission?.words.text ?? []).filter((name) => holds(record[name]));
  if (names.length === 0) return null;
  return (
    <Box sx={dense}>
      <FormCard title="Lo que escribió">
        <FieldList section={section} row={record} names={names} />
      </FormCard>
    </Box>
  );
}
