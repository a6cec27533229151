import { type AnySection, rolLabels } from '@coop/domain';
import type { SavedView } from '@coop/domain/answers';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { Box, Button, DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNotify } from 'react-admin';
import { TitledDialog } from '../../ground/page/TitledDialog';
import { useYo } from '../../ground/staff/staff';
import { searchOf, useViews, viewsApi, viewsKey } from './useViews';

type Props = { section: AnySection; view: SavedView; onClose: () => void };

export function RemoveView({ section, view, onClose }: Props) {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await viewsApi.remove(view);
      notify('Vista eliminada', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: viewsKey(section) });
    onClose();
  };
  return (
    <TitledDialog
      title={view.vale ? `¿Desea eliminar la vista «${view.nombre}»?` : `La vista «${view.nombre}» ya no vale`}
      size="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{view.esSuya ? 'Cancelar' : 'Cerrar'}</Button>
          {view.esSuya && (
            <Button color="error" variant="contained" disabled={busy} onClick={() => void remove()}>
              Eliminar
            </Button>
          )}
        </>
      }
    >
      {!view.vale && (
        <DialogContentText>Usa un filtro, un orden o una columna que esta lista ya no tiene.</DialogContentText>
      )}
      <DialogContentText>{consequenceOf(view)}</DialogContentText>
    </TitledDialog>
  );
}

function consequenceOf({ esSuya, rol }: SavedView): string {
  if (!esSuya) return 'La puede corregir o quitar quien la compartió: el administrador.';
  return rol ? `Nadie de ${rolLabels[rol]} la verá más. Los registros no cambian.` : 'Los registros no cambian.';
}

export function ViewTabs({ section }: { section: AnySection }) {
  const { rol } = useYo();
  const { views, current, isPlain, choose } = useViews(section);
  const [broken, setBroken] = useState<SavedView>();
  if (views.length === 0) return null;
  return (
    <Box component="nav" aria-label="Vistas" sx={strip}>
      <Tab to={searchOf(section)} isOn={isPlain} onPress={() => choose('')}>
        Todos
      </Tab>
      {views.map((view) =>
        view.vale ? (
          <Tab
            key={view.id}
            to={searchOf(section, view)}
            isOn={view.id === current?.id}
            onPress={() => choose(view.id)}
          >
            {view.nombre}
            {view.rol && <ViewAuthor>{view.rol === rol ? 'de su rol' : rolLabels[view.rol]}</ViewAuthor>}
          </Tab>
        ) : (
          <Box component="button" type="button" key={view.id} sx={styles} onClick={() => setBroken(view)}>
            <WarningAmber fontSize="small" color="warning" aria-hidden />
            {view.nombre}
            <ViewAuthor>ya no vale</ViewAuthor>
          </Box>
        ),
      )}
      {broken && <RemoveView section={section} view={broken} onClose={() => setBroken(undefined)} />}
    </Box>
  );
}

type TabProps = { to: string; isOn: boolean; onPress: () => void; children: ReactNode };

const Tab = ({ to, isOn, onPress, children }: TabProps) => (
  <Box component={Link} to={{ search: to }} aria-current={isOn ? 'true' : undefined} onClick={onPress} sx={styles}>
    {children}
  </Box>
);

const ViewAuthor = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.8rem' }}>
    {children}
  </Box>
);

const strip = {
  display: 'flex',
  overflowX: 'auto',
  maxWidth: '100%',
  mr: 1,
} as const;

const styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 36,
  px: 1.25,
  flexShrink: 0,
  border: 0,
  borderBottom: 2,
  borderColor: 'transparent',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '0.9rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { borderColor: 'primary.main', fontWeight: 650 },
} as const;
