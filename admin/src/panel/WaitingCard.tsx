import { findSection, type MenuEntry } from '@coop/domain';
import type { Figure } from '@coop/domain/answers';
import { Box, Card, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { EntryIcon } from '../ground/menu/EntryIcon';
import { amountOf } from '../ground/queries/amountOf';

/** What waits in a section: each line leads to the list of exactly those. */
export function WaitingCard({ section, figures }: { section: string; figures: readonly Figure[] }) {
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
