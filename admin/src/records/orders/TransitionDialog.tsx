import { type AnySection, type Field, orderField, orderSchema, type Transition } from '@coop/domain';
import type { Proposal } from '@coop/domain/answers';
import { CORRECTION, isCorrection } from '@coop/domain/sections/shared/corrections';
import { RESULT_REASON } from '@coop/domain/sections/shared/resultCorrection';
import { Alert, Box, DialogContentText } from '@mui/material';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { issueMessage } from '../../fields/facts/faults';
import { FieldInput } from '../../fields/inputs/FieldInput';
import type { dataProvider } from '../../ground/api/dataProvider';
import { PublishedNotice } from '../publishing/notices';
import { OrderForm } from './OrderForm';
import { formatConfirmation } from './useOrders';

const NOTICE_MS = 10_000;
type Values = Record<string, unknown>;
type Props = {
  section: AnySection;
  name: string;
  transition: Transition;
  record: RaRecord;
  onClose: () => void;
  proposal?: Proposal | null;
  inputs?: OwnInputs;
  footInputs?: OwnInputs;
  helpers?: ReactNode;
  /** Called with the updated row, instead of the default notification. */
  onDone?: (row: RaRecord) => void;
  instead?: ReactNode;
} & Pick<ComponentProps<typeof OrderForm>, 'inPage' | 'act' | 'tools' | 'onFault'>;

/** Fields placed last: the reasons, given once the rest is filled in. */
const closing: readonly string[] = [CORRECTION, RESULT_REASON, 'nota'];

export type OwnInputs = Readonly<Record<string, ComponentType<{ field: Field; record: RaRecord }>>>;

export function TransitionDialog({
  section,
  name,
  transition: plain,
  record,
  onClose,
  proposal,
  inputs = {},
  footInputs = {},
  helpers,
  onDone,
  instead,
  ...frame
}: Props) {
  const { accion } = useDataProvider<typeof dataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const transition = withReason(section, plain, record);
  const { label, requires = [], accepts = [], clears = [], confirm } = transition;
  const inputNames = [...new Set([...requires, ...accepts])];
  const names = [
    ...inputNames.filter((name) => !closing.includes(name)),
    ...inputNames.filter((name) => closing.includes(name)),
  ];
  const fieldOf = (field: string): Field => ({
    ...orderField(section, field),
    presence: requires.includes(field) ? 'required' : 'optional',
  });

  const atFoot = names.filter((field) => footInputs[field]);
  const inputOf = (field: string, own: OwnInputs) => {
    const Own = own[field];
    if (Own) return <Own key={field} field={fieldOf(field)} record={record} />;
    return <FieldInput key={field} name={field} field={fieldOf(field)} section={section.name} />;
  };

  const order = async (values: Values) => {
    const row = await accion(section.name, record.id, name, { ...filled(values, names), version: record.version });
    if (onDone) onDone(row);
    else if (name === 'publicar')
      notify(<PublishedNotice section={section} row={row} />, { autoHideDuration: NOTICE_MS });
    else notify(formatConfirmation(label), { type: 'success' });
    refresh();
  };

  return (
    <OrderForm
      {...{ section, record, name, label, names, onClose }}
      {...frame}
      initial={{
        ...Object.fromEntries(
          names.map((field) => [field, section.fields[field] && !clears.includes(field) ? record[field] : null]),
        ),
        ...proposal?.valores,
      }}
      validate={(values) => faultsOf(section, transition, filled(values, names))}
      onOrder={order}
      foot={atFoot.length > 0 && atFoot.map((field) => inputOf(field, footInputs))}
    >
      {instead}
      <Box sx={{ display: instead ? 'none' : 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {(confirm || names.length === 0) && (
          <DialogContentText>{confirm ?? `¿Desea continuar con «${label}»?`}</DialogContentText>
        )}
        {proposal && <Alert severity="info">{proposal.nota}</Alert>}
        {helpers}
        {names.filter((field) => !atFoot.includes(field)).map((field) => inputOf(field, inputs))}
      </Box>
    </OrderForm>
  );
}

const filled = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]).filter(([, value]) => value !== '' && value != null));

function faultsOf(section: AnySection, transition: Transition, values: Values) {
  const issues = orderSchema(section, transition).safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issueMessage(values, issue)]));
}

/** Adds a reason to the transition's fields if it corrects a row in force. */
function withReason(section: AnySection, transition: Transition, row: Record<string, unknown>): Transition {
  if (!transition.accepts?.includes(CORRECTION)) return transition;
  const accepts = transition.accepts.filter((name) => name !== CORRECTION);
  const requires = transition.requires ?? [];
  return { ...transition, accepts, requires: isCorrection(section, row) ? [...requires, CORRECTION] : requires };
}
