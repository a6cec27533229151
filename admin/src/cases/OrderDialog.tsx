import type { AnySection } from '@coop/domain';
import type { RaRecord } from 'react-admin';
import { TransitionDialog } from '../screens/TransitionDialog';
import { ForwardDialog } from './ForwardDialog';
import { OriginalInput } from './OriginalInput';
import type { PossibleOrder } from './possibleOrders';
import { TemplatePicker } from './TemplatePicker';
import { WhatsAppAnswer } from './WhatsAppAnswer';

type Props = { section: AnySection; record: RaRecord; order: PossibleOrder; onClose: () => void };

/** Asks what an order on a case needs, with what helps to fill it. */
export function OrderDialog({ section, record, order: { name, transition }, onClose }: Props) {
  if (transition.makes) return <ForwardDialog {...{ section, record, name, transition, onClose }} />;
  return (
    <TransitionDialog
      {...{ section, record, name, transition, onClose }}
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
