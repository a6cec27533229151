import type { AnySection } from '@coop/domain';
import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../ground/api/OfferedOrder';
import { TransitionDialog } from '../records/orders/TransitionDialog';
import type { CaseParts } from './CaseParts';
import { TemplatePicker } from './TemplatePicker';
import { WhatsAppAnswer } from './WhatsAppAnswer';

type Props = { section: AnySection; record: RaRecord; order: OfferedOrder; parts?: CaseParts; onClose: () => void };

/** Asks what an order on a case needs, with what helps to fill it. */
export function OrderDialog({ section, record, order, parts: { Making, inputs } = {}, onClose }: Props) {
  const { name, transition, proposal } = order;
  if (transition.makes && Making) return <Making {...{ section, record, name, transition, onClose }} />;
  return (
    <TransitionDialog
      {...{ section, record, name, transition, proposal, inputs, onClose }}
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
