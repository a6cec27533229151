import type { AnySection } from '@coop/domain';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { setSubmissionErrors, useNotify, useRecordContext, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ConflictField } from './ConflictField';
import { differencesOf, merged, type Values } from './mergeChoices';

/** What was sent, and the row as somebody else left it. */
export type Conflict = { mine: Values; actual: Values };
type Props = { section: AnySection; conflict: Conflict; onEnd: () => void };

/** Somebody else saved first: shows each field that differs, lets choose whose value stays, and saves that. */
export function ConflictDialog({ section, conflict: { mine, actual }, onEnd }: Props) {
  const form = useFormContext();
  const { save } = useSaveContext();
  const base = useRecordContext() ?? {};
  const notify = useNotify();
  const [differences, setDifferences] = useState(() => differencesOf(base, mine, actual));

  const choose = (name: string, choice: 'mine' | 'actual') =>
    setDifferences(differences.map((one) => (one.name === name ? { ...one, choice } : one)));
  const saveChosen = () => {
    for (const { name, value } of merged(differences, mine, actual)) form.setValue(name, value, { shouldDirty: true });
    form.setValue('version', actual.version);
    onEnd();
    void form.handleSubmit(
      async (values) => {
        const errors = await save?.(values);
        if (errors) setSubmissionErrors(errors, form.setError);
      },
      () => notify('ra.message.invalid_form', { type: 'error' }),
    )();
  };

  return (
    <Dialog open onClose={onEnd} maxWidth="md" fullWidth aria-labelledby="conflicto">
      <DialogTitle id="conflicto">Otra persona modificó este registro</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Mientras usted lo editaba, alguien más guardó cambios.{' '}
          {differences.length > 0
            ? 'Elija en cada campo qué se queda; se propone lo que cambió cada uno.'
            : 'Lo suyo y lo guardado dicen lo mismo.'}
        </DialogContentText>
        {differences.map((difference) => (
          <ConflictField
            key={difference.name}
            field={section.fields[difference.name]}
            {...{ difference, mine, actual }}
            onChoose={(choice) => choose(difference.name, choice)}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onEnd}>Seguir editando</Button>
        <Button onClick={saveChosen} variant="contained">
          Guardar lo elegido
        </Button>
      </DialogActions>
    </Dialog>
  );
}
