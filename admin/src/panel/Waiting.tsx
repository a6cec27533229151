import { adminPathOf, findSection, type MenuEntry } from '@coop/domain';
import type { Figure, Notice } from '@coop/domain/answers';
import TaskAlt from '@mui/icons-material/TaskAlt';
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { EntryIcon } from '../ground/menu/EntryIcon';
import { amountOf } from '../ground/queries/amountOf';
import { ofContent, waiting } from '../ground/queries/waiting';
import { useCan } from '../ground/staff/useCan';
import { bySectionOf } from './bySectionOf';

type Props = { figures: readonly Figure[]; notices: readonly Notice[] };

/** Pending work of the user by section, most urgent first. */
export function Waiting({ figures, notices }: Props) {
  const all = waiting(figures);
  // Content figures (drafts…) have their own table, unless nothing else is pending.
  const pressing = all.filter(({ clave }) => !ofContent.includes(clave));
  const bySection = bySectionOf(pressing.length > 0 ? pressing : all);
  return (
    <Box component="section" aria-labelledby="por-atender" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography id="por-atender" variant="h3" component="h3">
        Por atender
      </Typography>
      {all.length === 0 && notices.length === 0 && <NothingWaits />}
      <NoticeList notices={notices} />
      {bySection.size > 0 && (
        <Box sx={grid}>
          {[...bySection].map(([section, own]) => (
            <WaitingCard key={section} section={section} figures={own} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const NothingWaits = () => (
  <Card sx={{ p: 3, display: 'flex', gap: 2, alignItems: 'center' }}>
    <TaskAlt sx={{ fontSize: 40, color: 'success.main' }} />
    <Box>
      <Typography sx={{ fontWeight: 650 }}>Nada espera por usted</Typography>
      <Typography sx={{ color: 'text.secondary' }}>Lo nuevo aparecerá aquí en cuanto llegue.</Typography>
    </Box>
  </Card>
);

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))', lg: 'repeat(3, minmax(0,1fr))' },
};

/** Missing configuration or content, with a link to fix it. */
function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const can = useCan();
  return notices.map(({ clave, seccion, etiqueta, enlace, accion }) => (
    <Alert key={clave} severity="warning" variant="outlined" sx={{ bgcolor: 'background.paper', alignItems: 'center' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <span>{etiqueta}</span>
        {enlace && (
          <Button component={Link} to={enlace} size="small">
            {accion ?? 'Ver la lista'}
          </Button>
        )}
        {enlace && !accion && can(seccion, 'crear') && (
          <Button component={Link} to={`${adminPathOf(seccion as MenuEntry)}/create`} size="small">
            Crear
          </Button>
        )}
      </Box>
    </Alert>
  ));
}

/** Pending counts of a section; each links to its filtered list. */
function WaitingCard({ section, figures }: { section: string; figures: readonly Figure[] }) {
  const worst = figures[0]?.tono ?? 'referencia';
  return (
    <Card sx={{ borderTop: 3, borderTopColor: colours[worst], pt: 1.5, pb: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', px: 2, pb: 0.5, color: 'text.secondary' }}>
        <EntryIcon entry={section as MenuEntry} />
        <Typography variant="h3" component="h4" sx={{ color: 'text.primary' }}>
          {findSection(section)?.label.many}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {figures.map(({ clave, etiqueta, tono, enlace, ...counted }) => (
          <li key={clave}>
            <Box component={Link} to={enlace} sx={line}>
              <Box component="span" sx={{ ...number, ...filled[tono] }}>
                {amountOf(counted)}
              </Box>
              {` ${etiqueta}`}
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}

const colours = { urgente: 'error.main', pronto: 'warning.main', pendiente: 'info.main', referencia: 'divider' };

const line = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover', textDecoration: 'underline' },
};

const number = {
  minWidth: 44,
  px: 1,
  py: 0.25,
  borderRadius: 2,
  textAlign: 'center',
  fontWeight: 700,
  fontSize: '1.1rem',
  fontVariantNumeric: 'tabular-nums',
  border: 1,
  borderColor: 'divider',
};

const filled = {
  urgente: { bgcolor: 'error.main', color: 'error.contrastText', borderColor: 'error.main' },
  pronto: { bgcolor: 'warning.main', color: 'warning.contrastText', borderColor: 'warning.main' },
  pendiente: {},
  referencia: {},
};
