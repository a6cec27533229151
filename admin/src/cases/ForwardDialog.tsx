import { type AnySection, sections, type Transition } from '@coop/domain';
import { complaintFrom } from '@coop/domain/sections/casos/complaintFrom';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { Form, type RaRecord, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { HttpError } from '../api/HttpError';
import { draftOf, initialValues } from '../screens/draftOf';
import { SectionFields } from '../screens/SectionFields';
import { validateDraft } from '../screens/validateDraft';
import { useYo } from '../session/useYo';

const reclamos: AnySection = sections['contactanos/reclamos'];

type Values = Record<string, unknown>;
type Props = { section: AnySection; record: RaRecord; name: string; transition: Transition; onClose: () => void };

/** The form of the complaint that a case becomes, with what the case already says. */
export function ForwardDialog({ section, record, name, transition: { label }, onClose }: Props) {
  const { accion } = useDataProvider<typeof dataProvider>();
  const { rol } = useYo();
  const refresh = useRefresh();
  const notify = useNotify();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const validate = useCallback((values: object) => validateDraft(reclamos, rol, { ...values }), [rol]);

  const order = async ({ nota, ...values }: Values) => {
    setBusy(true);
    setFault(undefined);
    try {
      const draft = draftOf(reclamos, rol, values);
      await accion(section.name, record.id, name, { ...draft, ...(nota ? { nota } : {}), version: record.version });
    } catch (error) {
      setBusy(false);
      setFault((error as Error).message);
      return error instanceof HttpError ? error.body.errors : undefined;
    }
    notify('Se registró el reclamo, con la fecha de este caso', { type: 'success' });
    refresh();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby="derivar">
      <Form
        onSubmit={order}
        record={{ ...initialValues(reclamos.fields), ...complaintFrom(section.name, record), nota: null }}
        validate={validate}
      >
        <DialogTitle id="derivar">{label}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Complete lo que falta. El plazo legal cuenta desde el día en que llegó este caso, y los dos quedan
            enlazados.
          </DialogContentText>
          {fault && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {fault}
            </Alert>
          )}
          <Box sx={{ display: 'grid', gap: 2 }}>
            <SectionFields section={reclamos} />
            <TextInput source="nota" label="Nota interna" multiline minRows={2} helperText="La lee solo el personal." />
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
