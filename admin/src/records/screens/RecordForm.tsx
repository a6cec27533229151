import type { AnySection, Rol } from '@coop/domain';
import { Box, Card, List, ListItemButton, ListItemText, Paper, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { Form, type FormProps, SaveButton, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormFaults } from '../../fields/inputs/FieldsDialog';
import { UploadsContext, useUploads, withUploads } from '../../fields/inputs/upload/useUpload';
import { LeaveGuard } from '../../ground/drafts/LeaveGuard';
import { useCan, useYo } from '../../ground/staff/staff';
import { validateDraft } from '../data/draftOf';
import { formParts, partId } from '../data/FormCard';
import { PublishButton } from '../publishing/PublishButton';

type RecordFormProps = Pick<FormProps, 'defaultValues'> & { section: AnySection; children: ReactNode };

/** Form of a row, validated against the section. Pending or refused uploads block submission. */
export function RecordForm({ section, defaultValues, children }: RecordFormProps) {
  const { rol } = useYo();
  const uploads = useUploads();
  const validate = useCallback(
    (values: object) => withUploads(validateDraft(section, rol, { ...values }), uploads),
    [section, rol, uploads],
  );
  return (
    <UploadsContext value={uploads}>
      <Form
        noValidate
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={LeaveGuard}
        validate={validate}
        {...(defaultValues && { defaultValues })}
      >
        <FormFaults />
        {children}
      </Form>
    </UploadsContext>
  );
}

const FEW_PARTS = 3;

export const isLongForm = (section: AnySection, rol: Rol): boolean => formParts(section, rol).length > FEW_PARTS;

export function FormIndex({ section }: { section: AnySection }) {
  const { rol } = useYo();
  const { errors } = useFormState();
  const parts = formParts(section, rol);
  if (!isLongForm(section, rol)) return null;
  const go = (label: string) => {
    const part = document.getElementById(partId(label));
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  };
  return (
    <Card component="nav" aria-label="Partes del formulario">
      <List dense component="div">
        {parts.map(({ label, names }) => {
          const faults = names.filter((name) => name in errors).length;
          return (
            <ListItemButton key={label} onClick={() => go(label)}>
              <ListItemText
                primary={label}
                secondary={faults > 0 ? `${faults} por corregir` : undefined}
                slotProps={{ secondary: { sx: { color: 'error.main' } } }}
              />
            </ListItemButton>
          );
        })}
      </List>
    </Card>
  );
}

type SaveBarProps = {
  section: AnySection;
  /** Primary action on the saved record, in place of publishing. */
  primary?: ReactNode;
  /** Further actions on the record. */
  children?: ReactNode;
};

export function SaveBar({ section, primary, children }: SaveBarProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const record = useRecordContext();
  const can = useCan();
  const { isSubmitting, isDirty } = useFormState();
  const isPublication = section.kind === 'publication';
  const publishes = isPublication && record?.estado !== 'archivado' && can(section.name, 'publicar');
  const saving = !isPublication || record?.estado === 'archivado' ? 'Guardar' : savingWords[String(record?.estado)];
  return (
    <>
      {isNarrow && children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>}
      <Paper
        variant="outlined"
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 3,
          p: { xs: 1, md: 1.5 },
          display: 'flex',
          gap: 1,
          flexWrap: 'wrap',
          alignItems: 'center',
          // Touch targets need more height than small buttons have.
          '& .MuiButton-sizeSmall': { minHeight: 40, flexGrow: 1 },
        }}
      >
        <SaveButton
          alwaysEnable
          // Blocks a double submission without disabling the button, which would lose the keyboard focus.
          onClick={(event) => isSubmitting && event.preventDefault()}
          aria-keyshortcuts="Control+S"
          label={saving ?? 'Guardar borrador'}
          variant={publishes || (primary && !isDirty) ? 'outlined' : 'contained'}
          size={isNarrow && publishes ? 'small' : 'medium'}
        />
        {publishes && <PublishButton section={section} isNarrow={isNarrow} />}
        {primary}
        {!isNarrow && children}
      </Paper>
    </>
  );
}

const savingWords: Record<string, string> = { borrador: 'Guardar borrador', publicado: 'Guardar sin publicar' };
