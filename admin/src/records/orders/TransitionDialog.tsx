import { type AnySection, type Field, orderField, orderSchema, type Transition } from '@coop/domain';
import type { Proposal } from '@coop/domain/answers';
import { CORRECTION, isCorrection } from '@coop/domain/sections/shared/corrections';
import { RESULT_REASON } from '@coop/domain/sections/shared/resultCorrection';
import { Alert, Box, DialogContentText } from '@mui/material';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { issueMessage } from '../../fields/facts/issueMessage';
import { FieldInput } from '../../fields/inputs/FieldInput';
import type { dataProvider } from '../../ground/api/dataProvider';
import { PublishedNotice } from '../publishing/PublishedNotice';
import { OrderForm } from './OrderForm';

const NOTICE_MS = 10_000;
type Values = Record<string, unknown>;
type Props = {
  section: AnySection;
  name: string;
  transition: Transition;
  record: RaRecord;
  onClose: () => void;
  /** What the server suggests that it be given with. */
  proposal?: Proposal | null;
  /** What a field is asked with instead of the input of its kind. */
  inputs?: OwnInputs;
  /** Those that stand beside the button instead of among the other fields. */
  footInputs?: OwnInputs;
  /** What helps to fill the form, above its inputs. */
  helpers?: ReactNode;
  /** Told instead of the usual notice, with the row as it is then. */
  onDone?: (row: RaRecord) => void;
  /** Shown in place of what it asks, which waits behind it. */
  instead?: ReactNode;
} & Pick<ComponentProps<typeof OrderForm>, 'inPage' | 'act' | 'tools' | 'onFault'>;

/** Why it is given, once it is clear what is. */
const closing: readonly string[] = [CORRECTION, RESULT_REASON, 'nota'];

export type OwnInputs = Readonly<Record<string, ComponentType<{ field: Field; record: RaRecord }>>>;

/** Asks what the change of state needs, orders it, and shows the record as it is then. */
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
  const asked = [...new Set([...requires, ...accepts])];
  const names = [...asked.filter((name) => !closing.includes(name)), ...asked.filter((name) => closing.includes(name))];
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
    else notify(`Hecho: ${label}`, { type: 'success' });
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

/** The order as this row takes it: a reason is asked where it corrects what is in force, and nowhere else. */
function withReason(section: AnySection, transition: Transition, row: Record<string, unknown>): Transition {
  if (!transition.accepts?.includes(CORRECTION)) return transition;
  const accepts = transition.accepts.filter((name) => name !== CORRECTION);
  const requires = transition.requires ?? [];
  return { ...transition, accepts, requires: isCorrection(section, row) ? [...requires, CORRECTION] : requires };
}
