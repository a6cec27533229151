import type { AnySection } from '@coop/domain';
import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../ground/api/OfferedOrder';
import { TransitionDialog } from '../records/orders/TransitionDialog';
import { ForwardDialog } from '../sections/reclamos/ForwardDialog';
import { OriginalInput } from '../sections/reclamos/OriginalInput';
import { TemplatePicker } from './TemplatePicker';
import { WhatsAppAnswer } from './WhatsAppAnswer';

type Props = { section: AnySection; record: RaRecord; order: OfferedOrder; onClose: () => void };

/** Asks what an order on a case needs, with what helps to fill it. */
export function OrderDialog({ section, record, order: { name, transition, proposal }, onClose }: Props) {
  if (transition.makes) return <ForwardDialog {...{ section, record, name, transition, onClose }} />;
  return (
    <TransitionDialog
      {...{ section, record, name, transition, proposal, onClose }}
      inputs={{ reclamoOriginal: OriginalInput }}
      helpers={
        name === 'responder' && (
          <>
            <TemplatePicker section={section} record={record} />
            <WhatsAppAnswer record={record} />
          </>
        )
      }
    />
  );
}
