import type { AnySection } from '@coop/domain';
import type { SavedView } from '@coop/domain/answers';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { Divider, Menu, MenuItem } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ToolButton } from '../../ground/tools/ToolButton';
import { RemoveView } from './RemoveView';
import { useViews, viewsKey } from './useViews';
import { ViewDialog } from './ViewDialog';
import { viewsApi } from './viewsApi';

type Props = { section: AnySection; columnas: string[] | null };
type Doing = { what: 'save' } | { what: 'change' | 'remove'; view: SavedView };

/** Menu to save the list's state and manage the selected view. */
export function ViewsMenu({ section, columnas }: Props) {
  const { chosen, current, choose, look } = useViews(section);
  const client = useQueryClient();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [doing, setDoing] = useState<Doing>();
  const own = chosen?.esSuya ? chosen : undefined;
  const isChanged = own && (current?.id !== own.id || String(own.columnas) !== String(columnas));

  const start = (next: Doing) => {
    setAnchor(undefined);
    setDoing(next);
  };
  const update = async (view: SavedView) => {
    setAnchor(undefined);
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
      <ToolButton label="Vistas" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <BookmarkBorder />
      </ToolButton>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={() => start({ what: 'save' })}>Guardar como vista…</MenuItem>
        {own && <Divider />}
        {own && isChanged && (
          <MenuItem onClick={() => void update(own)}>{`Actualizar «${own.nombre}» con lo que se ve`}</MenuItem>
        )}
        {own && <MenuItem onClick={() => start({ what: 'change', view: own })}>{`Cambiar «${own.nombre}»…`}</MenuItem>}
        {own && <MenuItem onClick={() => start({ what: 'remove', view: own })}>{`Eliminar «${own.nombre}»…`}</MenuItem>}
      </Menu>
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
