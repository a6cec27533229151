import type { AnySection } from '@coop/domain';
import { Alert, Box, Button, Card, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { faultLines } from '../../fields/facts/faultLines';
import { FormFaults } from '../../fields/inputs/FormFaults';
import { UploadsContext, useUploads, withUploads } from '../../fields/inputs/upload/uploads';
import { HttpError } from '../../ground/api/HttpError';
import { KeepTyped } from '../../ground/drafts/KeepTyped';
import { TypedDialog } from '../../ground/drafts/TypedDialog';
import { forgetTyped, orderKey, readTyped } from '../../ground/drafts/typedText';
import { useDoing } from '../../ground/live/useCompany';
import { useYo } from '../../ground/staff/useYo';

type Values = Record<string, unknown>;
type Props = {
  section: AnySection;
  record: RaRecord;
  name: string;
  label: string;
  /** The fields that it asks for, and what they begin with. */
  names: readonly string[];
  initial: Values;
  validate: (values: Values) => object;
  /** Gives the order; throws what the server refuses. */
  onOrder: (values: Values) => Promise<void>;
  onClose: () => void;
  wide?: boolean;
  /** Stands in the page rather than over it. */
  inPage?: boolean;
  /** What its button says, where that depends on what is typed. */
  act?: ReactNode;
  /** Beside its title. */
  tools?: ReactNode;
  /** Beside the button that sends: it stays in sight, whatever is shown above. */
  foot?: ReactNode;
  /** Shows what hides the fields, one of which was refused. */
  onFault?: () => void;
  children: ReactNode;
};

/** The form of an order: keeps what is typed until it is sent, and sends nothing without the files chosen for it. */
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
  // As it was opened: what others save meanwhile takes nothing away from who is typing.
  const [begun] = useState(() => ({ initial, names, found: readTyped(key, names) }));
  const [found, setFound] = useState(begun.found);
  useDoing(name, isDirty);
  const discard = () => forgetTyped(key);

  const order = async (values: Values) => {
    setBusy(true);
    setFaults([]);
    try {
      await onOrder(values);
    } catch (error) {
      setBusy(false);
      const errors = error instanceof HttpError ? error.body.errors : undefined;
      // What stands under no input of this dialog would be seen nowhere.
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
        record={{ ...begun.initial, ...found?.valores }}
        validate={(values: Values) => withUploads(validate(values), uploads)}
        disableInvalidFormNotification
      >
        <DialogTitle
          sx={{ fontWeight: 650, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}
        >
          <span id={title}>{label}</span>
          {tools}
        </DialogTitle>
        <DialogContent>
          <FormFaults onFault={onFault} />
          <KeepTyped
            storageKey={key}
            initial={begun.initial}
            names={begun.names}
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
    <TypedDialog
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={discard}
      aria-labelledby={title}
      {...(wide && { maxWidth: 'md', fullScreen: isNarrow })}
    >
      {form}
    </TypedDialog>
  );
}

// Where both find no room side by side, the one that sends stands first, and neither breaks its words.
const actions = {
  gap: 1,
  p: 1.5,
  flexWrap: 'wrap-reverse',
  '& .MuiButton-root': { flexShrink: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
} as const;

// Its fields scroll; what it is and how to send it stay in sight.
const besideTheCase = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
} as const;
