import type { AnySection } from '@coop/domain';
import { Alert, Box, Button, Card, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { faultLines } from '../../fields/facts/faults';
import { FormFaults } from '../../fields/inputs/FieldsDialog';
import { UploadsContext, useUploads, withUploads } from '../../fields/inputs/upload/useUpload';
import { HttpError } from '../../ground/api/fetchApi';
import { AutosaveInput } from '../../ground/drafts/AutosaveInput';
import { FormDialog } from '../../ground/drafts/LeaveGuard';
import { deleteUnsentInput, orderKey, readUnsentInput } from '../../ground/drafts/unsentInput';
import { useAnnounceAction } from '../../ground/live/presence';
import { useYo } from '../../ground/staff/staff';

type Values = Record<string, unknown>;
type Props = {
  section: AnySection;
  record: RaRecord;
  name: string;
  label: string;
  names: readonly string[];
  initial: Values;
  validate: (values: Values) => object;
  onOrder: (values: Values) => Promise<void>;
  onClose: () => void;
  wide?: boolean;
  inPage?: boolean;
  act?: ReactNode;
  tools?: ReactNode;
  foot?: ReactNode;
  onFault?: () => void;
  children: ReactNode;
};

/** Form of an order. Autosaves the input until it is sent; pending uploads block submission. */
export function OrderForm({
  section,
  record,
  name,
  label,
  names,
  initial,
  validate,
  onOrder,
  onClose,
  wide,
  inPage = false,
  act = label,
  tools,
  foot,
  onFault,
  children,
}: Props) {
  const { uid } = useYo();
  const title = useId();
  const uploads = useUploads();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [faults, setFaults] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const key = orderKey(uid, section.name, record.id, name);
  // Frozen on mount, so that other users' saves do not reset the input.
  const [start] = useState(() => ({ initial, names, found: readUnsentInput(key, names) }));
  const [found, setFound] = useState(start.found);
  useAnnounceAction(name, isDirty);
  const discard = () => deleteUnsentInput(key);

  const order = async (values: Values) => {
    setBusy(true);
    setFaults([]);
    try {
      await onOrder(values);
    } catch (error) {
      setBusy(false);
      const errors = error instanceof HttpError ? error.body.errors : undefined;
      // Errors of fields without an input here are listed above the form.
      const unseen = Object.entries(errors ?? {}).filter(([path]) => !names.includes(path.split('.')[0] ?? ''));
      setFaults(unseen.length > 0 ? faultLines(section, Object.fromEntries(unseen)) : [(error as Error).message]);
      return errors;
    }
    discard();
    onClose();
  };

  const form = (close: () => void) => (
    <UploadsContext value={uploads}>
      <Form
        noValidate
        onSubmit={order}
        record={{ ...start.initial, ...found?.valores }}
        validate={(values: Values) => withUploads(validate(values), uploads)}
        disableInvalidFormNotification
      >
        <DialogTitle sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <span id={title}>{label}</span>
          {tools}
        </DialogTitle>
        <DialogContent>
          <FormFaults onFault={onFault} />
          <AutosaveInput
            storageKey={key}
            initial={start.initial}
            names={start.names}
            found={found}
            onStartOver={() => setFound(undefined)}
            onDirty={setDirty}
          />
          {faults.length > 0 && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {faults.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Alert>
          )}
          <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
        </DialogContent>
        {foot && <Box sx={{ px: 3, pt: 1.5, borderTop: inPage ? 1 : 0, borderColor: 'divider' }}>{foot}</Box>}
        <DialogActions disableSpacing sx={{ ...actions, borderTop: inPage && !foot ? 1 : 0, borderColor: 'divider' }}>
          <Button onClick={close}>{inPage ? 'Seguir después' : 'Cancelar'}</Button>
          <Button type="submit" variant="contained" disabled={busy} aria-keyshortcuts="Control+Enter">
            {act}
          </Button>
        </DialogActions>
      </Form>
    </UploadsContext>
  );

  if (inPage)
    return (
      <Card component="section" aria-labelledby={title} sx={besideTheCase}>
        {form(onClose)}
      </Card>
    );
  return (
    <FormDialog
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={discard}
      aria-labelledby={title}
      {...(wide && { maxWidth: 'md', fullScreen: isNarrow })}
    >
      {form}
    </FormDialog>
  );
}

// wrap-reverse: the submit button comes first if both do not fit on one line.
const actions = {
  gap: 1,
  p: 1.5,
  flexWrap: 'wrap-reverse',
  '& .MuiButton-root': { flexShrink: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
} as const;

// Only the fields scroll; title and submit button stay visible.
const besideTheCase = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
} as const;
