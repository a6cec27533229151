import { type AnySection, type Field, orderField, orderSchema, type Transition } from '@coop/domain';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Form, type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { HttpError } from '../api/HttpError';
import { FieldInput } from '../inputs/FieldInput';
import { faultLines } from '../publishing/faultLines';
import { PublishedNotice } from '../publishing/PublishedNotice';
import { issueMessage } from './issueMessage';

const NOTICE_MS = 10_000;
type Values = Record<string, unknown>;
type Props = {
  section: AnySection;
  name: string;
  transition: Transition;
  record: RaRecord;
  onClose: () => void;
  /** What a field is asked with instead of the input of its kind. */
  inputs?: OwnInputs;
  /** What helps to fill the form, above its inputs. */
  helpers?: ReactNode;
};

export type OwnInputs = Readonly<Record<string, ComponentType<{ field: Field; record: RaRecord }>>>;

/** Asks what the change of state needs, orders it, and shows the record as it is then. */
export function TransitionDialog({ section, name, transition, record, onClose, inputs = {}, helpers }: Props) {
  const { accion } = useDataProvider<typeof dataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const [fault, setFault] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const { label, requires = [], accepts = [], confirm } = transition;
  const names = [...new Set([...requires, ...accepts])];
  const fieldOf = (field: string): Field => ({
    ...orderField(section, field),
    presence: requires.includes(field) ? 'required' : 'optional',
  });

  const order = async (values: Values) => {
    setBusy(true);
    setFault([]);
    try {
      const row = await accion(section.name, record.id, name, { ...filled(values, names), version: record.version });
      if (name === 'publicar') notify(<PublishedNotice section={section} row={row} />, { autoHideDuration: NOTICE_MS });
      else notify(`Hecho: ${label}`, { type: 'success' });
    } catch (error) {
      setBusy(false);
      const errors = error instanceof HttpError ? error.body.errors : undefined;
      // What stands under no input of this dialog would be seen nowhere.
      const unseen = Object.entries(errors ?? {}).filter(([path]) => !names.includes(path.split('.')[0] ?? ''));
      setFault(unseen.length > 0 ? faultLines(section, Object.fromEntries(unseen)) : [(error as Error).message]);
      return errors;
    }
    refresh();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="transicion">
      <Form
        onSubmit={order}
        record={Object.fromEntries(names.map((field) => [field, section.fields[field] ? record[field] : null]))}
        validate={(values: Values) => faultsOf(section, transition, filled(values, names))}
        disableInvalidFormNotification
      >
        <DialogTitle id="transicion">{label}</DialogTitle>
        <DialogContent>
          {(confirm || names.length === 0) && (
            <DialogContentText sx={{ mb: 2 }}>{confirm ?? `¿Desea continuar con «${label}»?`}</DialogContentText>
          )}
          {fault.length > 0 && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {fault.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Alert>
          )}
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {helpers}
            {names.map((field) => {
              const Own = inputs[field];
              if (Own) return <Own key={field} field={fieldOf(field)} record={record} />;
              return <FieldInput key={field} name={field} field={fieldOf(field)} section={section.name} />;
            })}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {label}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const filled = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]).filter(([, value]) => value !== '' && value != null));

function faultsOf(section: AnySection, transition: Transition, values: Values) {
  const issues = orderSchema(section, transition).safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issueMessage(values, issue)]));
}
