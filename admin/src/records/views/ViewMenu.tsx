import { type AnySection, can, canPerformGlobal, isStorableInView, type Rol, roles, rolLabels } from '@coop/domain';
import type { SavedView } from '@coop/domain/answers';
import Tune from '@mui/icons-material/Tune';
import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { HttpError } from '../../ground/api/fetchApi';
import { FormDialog } from '../../ground/drafts/LeaveGuard';
import { useYo } from '../../ground/staff/staff';
import { ToolMenu } from '../../ground/tools/tools';
import { useViews, type ViewDraft, viewsApi, viewsKey } from './useViews';
import { RemoveView } from './ViewTabs';

type ViewDialogProps = {
  section: AnySection;
  look: Pick<ViewDraft, 'filtro' | 'orden' | 'columnas'>;
  view?: SavedView;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
};

const MINE = '';

function ViewDialog({ section, look, view, onSaved, onClose }: ViewDialogProps) {
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

type ViewMenuProps = {
  section: AnySection;
  columnas: string[] | null;
  columns: ReactNode[];
};
type OpenDialog = { what: 'save' } | { what: 'change' | 'remove'; view: SavedView };

export function ViewMenu({ section, columnas, columns }: ViewMenuProps) {
  const { chosen, current, choose, look } = useViews(section);
  const client = useQueryClient();
  const notify = useNotify();
  const [doing, setDoing] = useState<OpenDialog>();
  const own = chosen?.esSuya ? chosen : undefined;
  const isChanged = own && (current?.id !== own.id || String(own.columnas) !== String(columnas));

  const update = async (view: SavedView) => {
    try {
      await viewsApi.replace(view, { nombre: view.nombre, rol: view.rol, ...look, columnas });
      notify('Vista guardada', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: viewsKey(section) });
  };

  return (
    <>
      <ToolMenu label="Vista" icon={<Tune />}>
        {(item) => [
          item('Guardar como vista…', () => setDoing({ what: 'save' })),
          own && isChanged && item(`Actualizar «${own.nombre}» con lo que se ve`, () => void update(own)),
          own && item(`Cambiar «${own.nombre}»…`, () => setDoing({ what: 'change', view: own })),
          own && item(`Eliminar «${own.nombre}»…`, () => setDoing({ what: 'remove', view: own })),
          columns.length > 0 && <Divider key="columnas" />,
          ...columns,
        ]}
      </ToolMenu>
      {doing?.what === 'remove' && (
        <RemoveView section={section} view={doing.view} onClose={() => setDoing(undefined)} />
      )}
      {(doing?.what === 'save' || doing?.what === 'change') && (
        <ViewDialog
          section={section}
          look={doing.what === 'change' ? doing.view : { ...look, columnas }}
          {...(doing.what === 'change' && { view: doing.view })}
          onSaved={({ id }) => {
            choose(id);
            setDoing(undefined);
          }}
          onClose={() => setDoing(undefined)}
        />
      )}
    </>
  );
}
