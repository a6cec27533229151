import { type AnySection, rolLabels } from '@coop/domain';
import type { SavedView } from '@coop/domain/answers';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-admin';
import { useYo } from '../../ground/staff/useYo';
import { RemoveView } from './RemoveView';
import { searchOf, useViews } from './useViews';

/** Tabs of a list's saved views; hidden if there are none. */
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
