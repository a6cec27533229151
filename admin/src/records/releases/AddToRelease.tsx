import type { AnySection } from '@coop/domain';
import { Alert, Button, DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { Link, type RaRecord, useDataProvider, useGetList, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/Message';
import { TitledDialog } from '../../ground/page/TitledDialog';
import { RELEASES, releasePath } from './release';

const NEW = 'nueva';
const MAX_DRAFTS = 50;

type Props = { section: AnySection; record: RaRecord; onClose: () => void };

/** Adds the row to a draft release, or to a new one. */
export function AddToRelease({ section, record, onClose }: Props) {
  const { create, update } = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<string>();
  const [titulo, setTitulo] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useGetList(
    RELEASES,
    {
      filter: { estado: 'borrador' },
      pagination: { page: 1, perPage: MAX_DRAFTS },
      sort: { field: 'actualizadoEn', order: 'DESC' },
    },
    { staleTime: 0 },
  );
  const drafts = (data ?? []).filter(
    ({ registros }) => !registros.some(({ registro }: { registro: string }) => registro === record.id),
  );
  const value = chosen ?? drafts[0]?.id ?? NEW;
  const item = { seccion: section.name, registro: record.id };

  const add = async () => {
    setBusy(true);
    try {
      const draft = drafts.find(({ id }) => id === value);
      const { data: release } = draft
        ? await update(RELEASES, {
            id: draft.id,
            data: { version: draft.version, registros: [...draft.registros, item] },
            previousData: draft,
          })
        : await create(RELEASES, { data: { titulo, registros: [item] } });
      notify(<Added release={release} />, { autoHideDuration: 10_000 });
      refresh();
      onClose();
    } catch (thrown) {
      setFault((thrown as Error).message);
      setBusy(false);
    }
  };

  return (
    <TitledDialog
      title="Añadir a una publicación conjunta"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="contained"
            disabled={busy || !data || (value === NEW && titulo.trim().length < 5)}
            onClick={() => void add()}
          >
            Añadir
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        «{section.title(record)}» saldrá con lo demás que ella reúna, todo a la vez.
      </DialogContentText>
      <FailedToLoad error={error} onRetry={refetch} />
      {data && (
        <TextField
          select
          label="Publicación conjunta"
          value={value}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ mb: 2 }}
        >
          {drafts.map(({ id, titulo }) => (
            <MenuItem key={id} value={id}>
              {titulo}
            </MenuItem>
          ))}
          <MenuItem value={NEW}>Una nueva</MenuItem>
        </TextField>
      )}
      {data && value === NEW && (
        <TextField
          required
          label="Título"
          value={titulo}
          onChange={({ target }) => setTitulo(target.value)}
          helperText="Por ejemplo: «Tarifas de diciembre». Al menos 5 letras."
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
      {fault && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {fault}
        </Alert>
      )}
    </TitledDialog>
  );
}

const Added = ({ release }: { release: RaRecord }) => (
  <Alert
    severity="success"
    variant="filled"
    role="status"
    action={
      <Button color="inherit" size="small" component={Link} to={releasePath(release.id)}>
        Abrir
      </Button>
    }
  >
    {`Añadido a «${release.titulo}».`}
  </Alert>
);
