import type { AnySection, Field } from '@coop/domain';
import { mailedTo } from '@coop/domain/sections/shared/atencion/mailedTo';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { OfferedOrder } from '../ground/api/OfferedOrder';
import { type OwnInputs, TransitionDialog } from '../records/orders/TransitionDialog';
import type { CaseParts } from './CaseParts';
import { personOf, whatsappLink } from './columns/personOf';
import { TemplatePicker } from './TemplatePicker';

const ROWS = 8;

/** Multiline input for an answer. */
const AnswerInput = ({ field }: { field: Field }) => (
  <TextInput
    source="respuesta"
    label={field.label}
    helperText={field.help ?? false}
    isRequired={field.presence === 'required'}
    multiline
    minRows={ROWS}
  />
);

type Props = {
  section: AnySection;
  record: RaRecord;
  order: OfferedOrder;
  parts?: CaseParts;
  /** Renders the form inline instead of in a dialog. */
  inPage?: boolean;
  onClose: () => void;
  onDone?: (row: RaRecord) => void;
};

/** Form of an order on a case, with its section's own inputs and templates. */
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

type ActLabelProps = { label: string; record: RaRecord };

/** Label of the submit button: its effect and its recipient. */
function ActLabel({ label, record }: ActLabelProps) {
  const medioUsado = useWatch({ name: 'medioUsado' });
  const address = mailedTo({ correo: record.correo, medioUsado });
  if (address) return <>{`${label} y enviar por correo a ${address}`}</>;
  const person = personOf(record);
  return <>{person ? `${label} a ${person}` : label}</>;
}

/** Opens the WhatsApp conversation with the answer typed. The panel itself sends nothing. */
function WhatsAppAnswer({ record }: { record: RaRecord }) {
  const [respuesta, medioUsado] = useWatch({ name: ['respuesta', 'medioUsado'] });
  if (medioUsado !== 'whatsapp' || !record.celular) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<WhatsApp />}
      href={whatsappLink(record.celular, respuesta ?? '')}
      target="_blank"
      rel="noopener noreferrer"
    >
      Abrir WhatsApp con este texto
    </Button>
  );
}
