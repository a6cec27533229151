import type { AnySection } from '@coop/domain';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../ground/api/OfferedOrder';
import { type OwnInputs, TransitionDialog } from '../records/orders/TransitionDialog';
import { ActLabel } from './ActLabel';
import { AnswerInput } from './AnswerInput';
import type { CaseParts } from './CaseParts';
import { TemplatePicker } from './TemplatePicker';
import { WhatsAppAnswer } from './WhatsAppAnswer';

type Props = {
  section: AnySection;
  record: RaRecord;
  order: OfferedOrder;
  parts?: CaseParts;
  /** Stands in the page rather than over it. */
  inPage?: boolean;
  onClose: () => void;
  onDone?: (row: RaRecord) => void;
};

/** Asks what an order on a case needs, with what helps to fill it. */
export function CaseOrderForm({ section, record, order, parts = {}, inPage, onClose, onDone }: Props) {
  const { name, transition, proposal } = order;
  const { Making, inputs, footInputs, Letter } = parts;
  const [showsLetter, setShowsLetter] = useState(false);
  if (transition.makes && Making) return <Making {...{ section, record, name, transition, onClose }} />;
  const given = { section, record, name, transition, proposal, inPage, onClose, onDone, footInputs };
  if (name !== 'responder') return <TransitionDialog {...given} inputs={inputs} />;
  return (
    <TransitionDialog
      {...given}
      inputs={{ ...answerInputs, ...inputs }}
      act={<ActLabel label={transition.label} record={record} />}
      tools={
        Letter && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={showsLetter}
            onChange={(_, shows: boolean | null) => shows !== null && setShowsLetter(shows)}
            aria-label="Qué se ve"
          >
            <ToggleButton value={false}>Texto</ToggleButton>
            <ToggleButton value>Carta</ToggleButton>
          </ToggleButtonGroup>
        )
      }
      helpers={
        <>
          <TemplatePicker section={section} record={record} transition={transition} />
          <WhatsAppAnswer record={record} />
        </>
      }
      onFault={() => setShowsLetter(false)}
      instead={showsLetter && Letter && <Letter record={record} />}
    />
  );
}

const answerInputs: OwnInputs = { respuesta: AnswerInput };
