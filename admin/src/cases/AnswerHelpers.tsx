import type { AnySection } from '@coop/domain';
import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../ground/api/OfferedOrder';
import { TemplatePicker } from './TemplatePicker';
import { WhatsAppAnswer } from './WhatsAppAnswer';

type Props = { section: AnySection; record: RaRecord; order: OfferedOrder };

/** What helps to write an answer: the texts to begin from, and the conversation that it goes by. */
export const AnswerHelpers = ({ section, record, order: { transition } }: Props) => (
  <>
    <TemplatePicker section={section} record={record} transition={transition} />
    <WhatsAppAnswer record={record} />
  </>
);
