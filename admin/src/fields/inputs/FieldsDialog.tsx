import type { Fields } from '@coop/domain';
import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { HttpError } from '../../ground/api/fetchApi';
import { FormDialog, ReportDirty } from '../../ground/drafts/LeaveGuard';
import { issueMessage } from '../facts/faults';
import { FieldInput } from './FieldInput';

/** Validates on blur; a refused submission focuses the first fault. `onFault` reveals a hidden field. */
export function FormFaults({ onFault }: { onFault?: (() => void) | undefined }) {
  const { errors, submitCount } = useFormState();
  const { trigger, getValues, clearErrors } = useFormContext();
  const here = useRef<HTMLSpanElement>(null);
  const sent = useRef(false);
  sent.current = submitCount > 0;

  useEffect(() => {
    const form = here.current?.closest('form');
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const { name } = target as HTMLInputElement;
      // A message between mousedown and mouseup would move the button. Submitting validates all fields anyway.
      if (!name || (relatedTarget as Element | null)?.closest('button')) return;
      const value = getValues(name);
      // Missing values are reported on submit only, not on blur.
      const isEmpty = value === null || value === undefined || value === '';
      if (isEmpty && !sent.current) clearErrors(name);
      else void trigger(name);
    };
    form?.addEventListener('focusout', leave);
    return () => form?.removeEventListener('focusout', leave);
  }, [trigger, getValues, clearErrors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus once per submission.
  useEffect(() => {
    if (submitCount === 0 || Object.keys(errors).length === 0) return;
    const findFault = () => here.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (findFault()?.checkVisibility()) return findFault()?.focus();
    onFault?.();
    const timer = setTimeout(() => findFault()?.focus());
    return () => clearTimeout(timer);
  }, [submitCount]);

  return <span ref={here} hidden />;
}

type Values = Record<string, unknown>;

type Props = {
  title: string;
  children: ReactNode;
  fields: Fields;
  section: string;
  defaults: Values;
  act: string;
  /** Submits and closes. Errors it throws are shown, by field where the server reports them. */
  save: (values: Values) => Promise<void>;
  onClose: () => void;
  isWide?: boolean;
};

export function FieldsDialog({ title, children, fields, section, defaults, act, save, onClose, isWide }: Props) {
  const id = useId();
  const [isDirty, setDirty] = useState(false);
  const [fault, setFault] = useState<string>();

  const send = async (values: Values) => {
    try {
      await save(values);
    } catch (error) {
      setFault((error as Error).message);
      return error instanceof HttpError ? error.body.errors : undefined;
    }
  };

  return (
    <FormDialog isDirty={isDirty} onClose={onClose} aria-labelledby={id}>
      {(close) => (
        <Form
          noValidate
          onSubmit={send}
          validate={(values: Values) => faultsOf(fields, values)}
          disableInvalidFormNotification
          defaultValues={defaults}
        >
          <FormFaults />
          <ReportDirty onChange={setDirty} />
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{children}</DialogContentText>
            {fault && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {fault}
              </Alert>
            )}
            <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: isWide ? { sm: '1fr 1fr' } : undefined }}>
              {Object.entries(fields).map(([name, field]) => (
                <FieldInput key={name} name={name} field={field} section={section} />
              ))}
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancelar</Button>
            <Button type="submit" variant="contained">
              {act}
            </Button>
          </DialogActions>
        </Form>
      )}
    </FormDialog>
  );
}

const faultsOf = (fields: Fields, values: Values) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { schema }]) => {
      const issue = schema().safeParse(values[name]).error?.issues[0];
      return issue ? [[name, issueMessage(values[name], issue)]] : [];
    }),
  );
