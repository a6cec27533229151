import type { AnySection, Field } from '@coop/domain';
import {
  Box,
  Button,
  DialogContentText,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { setSubmissionErrors, useNotify, useRecordContext, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Collapsible } from '../../fields/displays/Collapsible';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { TitledDialog } from '../../ground/page/TitledDialog';
import { type Choice, type Difference, differencesOf, merged, type Values } from './mergeChoices';

export type Conflict = { mine: Values; actual: Values };
type Props = { section: AnySection; conflict: Conflict; onEnd: () => void };

/** Resolves a version conflict: shows each differing field, lets the user choose a value and saves the result. */
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
    <TitledDialog
      title="Otra persona modificó este registro"
      size="md"
      onClose={onEnd}
      actions={
        <>
          <Button onClick={onEnd}>Seguir editando</Button>
          <Button onClick={saveChosen} variant="contained">
            Guardar lo elegido
          </Button>
        </>
      }
    >
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
    </TitledDialog>
  );
}

type ConflictFieldProps = {
  field: Field;
  difference: Difference;
  mine: Values;
  actual: Values;
  onChoose: (choice: Choice) => void;
};

function ConflictField({ field, difference: { name, choice, both }, mine, actual, onChoose }: ConflictFieldProps) {
  const id = useId();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Typography id={id} component="h3" variant="h3">
        {field?.label ?? name}
      </Typography>
      {both && <FormHelperText sx={{ mx: 0 }}>Ambos lo cambiaron.</FormHelperText>}
      <RadioGroup
        aria-labelledby={id}
        value={choice}
        onChange={(_, chosen) => onChoose(chosen as Choice)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' } }}
      >
        {(['mine', 'actual'] as const).map((side) => (
          <Box key={side} sx={{ minWidth: 0 }}>
            <FormControlLabel
              value={side}
              control={<Radio size="small" />}
              label={side === 'mine' ? 'Lo suyo' : 'Lo guardado'}
            />
            <Box data-valor={side} sx={{ pl: 3.75, overflowWrap: 'anywhere' }}>
              <Collapsible>
                <FieldDisplay
                  field={field}
                  value={(side === 'mine' ? mine : actual)[name]}
                  row={side === 'mine' ? mine : actual}
                />
              </Collapsible>
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}
