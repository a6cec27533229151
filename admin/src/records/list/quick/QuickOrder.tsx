import type { AnySection } from '@coop/domain';
import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../../../ground/api/dataProvider';
import { PublishHelpers } from '../../orders/PublishHelpers';
import { TransitionDialog } from '../../orders/TransitionDialog';

type Props = { section: AnySection; order: OfferedOrder; row: RaRecord; onClose: () => void };

export const QuickOrder = ({ section, order, row, onClose }: Props) => (
  <TransitionDialog
    {...{ section, ...order }}
    record={row}
    onClose={onClose}
    helpers={order.name === 'publicar' && <PublishHelpers section={section} record={row} />}
  />
);
