import { type AnySection, can, canPerformGlobal, isStorableInView, type Rol, roles, rolLabels } from '@coop/domain';
import type { SavedView } from '@coop/domain/answers';
import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { HttpError } from '../../ground/api/HttpError';
import { FormDialog } from '../../ground/drafts/FormDialog';
import { useYo } from '../../ground/staff/useYo';
import { viewsKey } from './useViews';
import { type ViewDraft, viewsApi } from './viewsApi';

type Props = {
  section: AnySection;
  look: Pick<ViewDraft, 'filtro' | 'orden' | 'columnas'>;
  /** The view to overwrite; a new one if absent. */
  view?: SavedView;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
};

const MINE = '';

/** Saves the current list state as a view: its name and its audience. */
export function ViewDialog({ section, look, view, onSaved, onClose }: Props) {
  const { rol: own } = useYo();
  const client = useQueryClient();
  const notify = useNotify();
  const [nombre, setNombre] = useState(view?.nombre ?? '');
  const [rol, setRol] = useState<Rol | typeof MINE>(view?.rol ?? MINE);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const filtro = Object.fromEntries(Object.entries(look.filtro).filter(([name]) => isStorableInView(section, name)));
  const isLeftOut = Object.keys(filtro).length < Object.keys(look.filtro).length;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    try {
      const draft = { ...look, filtro, nombre: nombre.trim(), rol: rol || null };
      const saved = view ? await viewsApi.replace(view, draft) : await viewsApi.create(section.name, draft);
      await client.invalidateQueries({ queryKey: viewsKey(section) });
      notify('Vista guardada', { type: 'success' });
      onSaved(saved);
    } catch (error) {
      setBusy(false);
      setFault(error instanceof HttpError ? error.message : 'No se pudo guardar la vista.');
    }
  };

  return (
    <FormDialog
      isDirty={nombre !== (view?.nombre ?? '') || rol !== (view?.rol ?? MINE)}
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby="guardar-vista"
    >
      {(close) => (
        <form onSubmit={(event) => void save(event)} noValidate>
          <DialogTitle id="guardar-vista">
            {view ? `Cambiar la vista «${view.nombre}»` : 'Guardar lo que se ve como vista'}
          </DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Typography sx={{ color: 'text.secondary' }}>
              {view
                ? 'Sus filtros, su orden y sus columnas quedan como están.'
                : 'Se guardan los filtros, el orden y las columnas. La verá en cualquier equipo donde ingrese.'}
            </Typography>
            <TextField
              label="Nombre de la vista"
              value={nombre}
              onChange={({ target }) => setNombre(target.value)}
              required
              autoFocus
              fullWidth
              error={fault !== undefined}
              helperText={fault}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
            {canPerformGlobal(own, 'compartirVista') && (
              <TextField
                select
                label="Quién la ve"
                value={rol}
                onChange={({ target }) => setRol(roles.find((one) => one === target.value) ?? MINE)}
                fullWidth
                slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              >
                <MenuItem value={MINE}>Solo yo</MenuItem>
                {roles
                  .filter((one) => can(one, 'leer', section))
                  .map((one) => (
                    <MenuItem key={one} value={one}>{`Todos los de ${rolLabels[one]}`}</MenuItem>
                  ))}
              </TextField>
            )}
            {isLeftOut && (
              <Alert severity="info">El texto que se busca y los datos de una persona no se guardan en la vista.</Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancelar</Button>
            <Button type="submit" variant="contained" disabled={busy || nombre.trim() === ''}>
              Guardar
            </Button>
          </DialogActions>
        </form>
      )}
    </FormDialog>
  );
}
