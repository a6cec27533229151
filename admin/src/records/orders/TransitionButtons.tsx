import type { AnySection } from '@coop/domain';
import { Button, DialogContentText, Tooltip, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { dataProvider, ImpededOrder, OfferedOrder } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/Message';
import { TitledDialog } from '../../ground/page/TitledDialog';
import { useApprovalOf } from '../../ground/queries/useApprovals';
import { useCan } from '../../ground/staff/staff';
import { NoteInput } from '../publishing/MultilineInput';
import { PublishHelpers } from './PublishHelpers';
import { TransitionDialog } from './TransitionDialog';
import { isUpToDate, orderLabel, useOrders } from './useOrders';

/** Transitions that the state allows but the server would refuse, with reasons. */
export const ImpededOrders = ({ orders }: { orders: readonly ImpededOrder[] }) =>
  orders.map(({ name, label, why }) => (
    <Typography key={name} variant="body2" sx={{ color: 'text.secondary', mt: 1, flexBasis: '100%' }}>
      <strong>{label}</strong>
      {` · ${why}`}
    </Typography>
  ));

type Props = {
  section: AnySection;
  blocked?: string;
  except?: readonly string[];
};

export function TransitionButtons({ section, blocked, except = [] }: Props) {
  const record = useRecordContext();
  const { offered, impeded, isKnown, error, refetch } = useOrders(section, record);
  const { requiresApproval } = useApprovalOf(section.name, record);
  const [open, setOpen] = useState<OfferedOrder>();
  if (!record) return null;
  // With two-person approval, archiving is requested and executed from the approval.
  const own = ({ name }: { name: string }) => !except.includes(name) && !(requiresApproval && name === 'archivar');
  return (
    <>
      {offered.filter(own).map((order) => (
        <Tooltip key={order.name} title={blocked ?? ''}>
          <span>
            <Button
              variant="outlined"
              color={order.transition.grave ? 'error' : 'inherit'}
              onClick={() => setOpen(order)}
              disabled={Boolean(blocked) || isUpToDate(order, record)}
            >
              {orderLabel(order, record)}
            </Button>
          </span>
        </Tooltip>
      ))}
      <RequestArchiveButton section={section} blocked={blocked} />
      {open && (
        <TransitionDialog
          {...{ section, record, ...open }}
          onClose={() => setOpen(undefined)}
          helpers={open.name === 'publicar' && <PublishHelpers section={section} record={record} />}
        />
      )}
      <ImpededOrders orders={impeded.filter(own)} />
      <FailedToLoad error={error} onRetry={refetch} hasOldData={isKnown} />
    </>
  );
}

/** Requests a second person's approval to archive. */
function RequestArchiveButton({ section, blocked }: { section: AnySection; blocked?: string | undefined }) {
  const record = useRecordContext();
  const can = useCan();
  const { requiresApproval, pending } = useApprovalOf(section.name, record);
  const { enviarAAprobacion } = useDataProvider<typeof dataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [note, setNote] = useState<string>();
  if (!record || !requiresApproval || record.estado !== 'publicado' || !can(section.name, 'archivar')) return null;
  const close = () => setNote(undefined);

  const send = async () => {
    const nota = note?.trim();
    try {
      await enviarAAprobacion(section.name, record.id, {
        orden: 'archivar',
        version: record.version,
        ...(nota && { nota }),
      });
      notify('Enviado a aprobación: lo archiva otra persona.', { type: 'success' });
      close();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: ['aprobaciones'] });
  };

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={pending !== undefined || Boolean(blocked)}
        onClick={() => setNote('')}
      >
        Pedir que se archive
      </Button>
      {note !== undefined && (
        <TitledDialog
          title="¿Desea pedir que se archive?"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancelar</Button>
              <Button variant="contained" onClick={() => void send()}>
                Enviar a aprobación
              </Button>
            </>
          }
        >
          <DialogContentText>
            Otra persona lo lee y lo archiva; hasta entonces los visitantes lo siguen viendo.
          </DialogContentText>
          <NoteInput value={note} onChange={setNote} />
        </TitledDialog>
      )}
    </>
  );
}

/** Transitions beside a form, disabled while it is dirty: they act on the stored row. */
export function FormTransitionButtons({ section, except: own = [] }: Pick<Props, 'section' | 'except'>) {
  const { isDirty } = useFormState();
  const except = section.kind === 'publication' ? [...own, 'publicar'] : own;
  return (
    <TransitionButtons section={section} except={except} blocked={isDirty ? 'Guarde antes los cambios' : undefined} />
  );
}
