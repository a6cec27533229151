import type { AnySection } from '@coop/domain';
import { Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { OfferedOrder } from '../../ground/api/OfferedOrder';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { useApprovalOf } from '../../ground/queries/useApprovals';
import { AskToArchive } from '../approvals/AskToArchive';
import { ImpededOrders } from './ImpededOrders';
import { isUpToDate, orderLabel } from './orderLabel';
import { PublishHelpers } from './PublishHelpers';
import { TransitionDialog } from './TransitionDialog';
import { useOrders } from './useOrders';

type Props = {
  section: AnySection;
  /** Why not now. */
  blocked?: string;
  /** Transitions that have a button of their own elsewhere. */
  except?: readonly string[];
};

/** The changes of state that this record allows now and this user may order; of those that would be refused, why. */
export function TransitionButtons({ section, blocked, except = [] }: Props) {
  const record = useRecordContext();
  const { offered, impeded, isKnown, error, refetch } = useOrders(section, record);
  const { asks } = useApprovalOf(section.name, record);
  const [open, setOpen] = useState<OfferedOrder>();
  if (!record) return null;
  // Where a second person archives it is asked of them, and given from what was asked.
  const own = ({ name }: { name: string }) => !except.includes(name) && !(asks && name === 'archivar');
  return (
    <>
      {offered.filter(own).map((order) => (
        <Tooltip key={order.name} title={blocked ?? ''}>
          <span>
            <Button
              variant="outlined"
              color={order.transition.grave ? 'error' : 'secondary'}
              onClick={() => setOpen(order)}
              disabled={Boolean(blocked) || isUpToDate(order, record)}
            >
              {orderLabel(order, record)}
            </Button>
          </span>
        </Tooltip>
      ))}
      <AskToArchive section={section} blocked={blocked} />
      {open && (
        <TransitionDialog
          {...{ section, record, ...open }}
          onClose={() => setOpen(undefined)}
          helpers={open.name === 'publicar' && <PublishHelpers section={section} record={record} />}
        />
      )}
      <ImpededOrders orders={impeded.filter(own)} />
      <FailedToLoad error={error} onRetry={refetch} isShown={isKnown} />
    </>
  );
}
