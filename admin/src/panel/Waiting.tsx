import { adminPathOf, findSection, type MenuEntry } from '@coop/domain';
import type { Figure, Notice } from '@coop/domain/answers';
import TaskAlt from '@mui/icons-material/TaskAlt';
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { amountOf, ofContent, waiting } from '../ground/queries/opening';
import { useCan } from '../ground/staff/staff';

export function bySectionOf(figures: readonly Figure[]): Map<string, Figure[]> {
  const groups = new Map<string, Figure[]>();
  for (const figure of figures) groups.set(figure.seccion, [...(groups.get(figure.seccion) ?? []), figure]);
  return groups;
}

type Props = { figures: readonly Figure[]; notices: readonly Notice[] };

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
        <Card component="ul" sx={{ listStyle: 'none', m: 0, px: 2, py: 0, '& > li:first-of-type': { borderTop: 0 } }}>
          {[...bySection].map(([section, own]) => (
            <WaitingRow key={section} section={section} figures={own} />
          ))}
        </Card>
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

const WaitingRow = ({ section, figures }: { section: string; figures: readonly Figure[] }) => (
  <Box component="li" sx={row}>
    <Typography component="h4" sx={{ fontWeight: 600 }}>
      {findSection(section)?.label.many}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
      {figures.map(({ clave, etiqueta, tono, enlace, ...counted }) => (
        <li key={clave}>
          <Box component={Link} to={enlace} sx={{ ...figure, color: colours[tono] }}>
            <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {amountOf(counted)}
            </Box>
            {` ${etiqueta}`}
          </Box>
        </li>
      ))}
    </Box>
  </Box>
);

const colours = {
  urgente: 'error.main',
  pronto: 'warning.main',
  pendiente: 'text.primary',
  referencia: 'text.secondary',
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 14rem) minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 2,
  py: { xs: 1, sm: 0.5 },
  borderTop: 1,
  borderColor: 'divider',
};

const figure = {
  display: 'inline-block',
  py: 0.75,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
};
