import type { AnySection } from '@coop/domain';
import { Alert, AlertTitle, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useApprovalOf } from '../../ground/queries/useApprovals';
import { RequestFacts } from './RequestFacts';
import { ReviewDialog } from './ReviewDialog';

/** Notice on a record: pending approval, with a review button for approvers, or returned. */
export function ApprovalNotice({ section }: { section: AnySection }) {
  const record = useRecordContext();
  const { pending, back } = useApprovalOf(section.name, record);
  const [open, setOpen] = useState(false);
  if (pending)
    return (
      <Alert
        severity="info"
        action={
          pending.impedimento === null && (
            <Button color="inherit" size="small" onClick={() => setOpen(true)}>
              Revisar
            </Button>
          )
        }
      >
        <AlertTitle>
          {pending.impedimento === null ? 'Espera su aprobación' : 'Espera la aprobación de otra persona'}
        </AlertTitle>
        <RequestFacts request={pending} />
        {open && <ReviewDialog request={pending} onClose={() => setOpen(false)} />}
      </Alert>
    );
  if (!back) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{back.estado === 'devuelta' ? 'Volvió con una nota' : 'Hay que enviarlo otra vez'}</AlertTitle>
      <RequestFacts request={back} />
    </Alert>
  );
}
