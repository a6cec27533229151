import { type AnySection, formatLongDate, rolLabels, sectionList, todayInLaPaz } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { useCan } from '../session/useCan';
import { useYo } from '../session/useYo';
import { ContentTable } from './ContentTable';
import { RatesCard } from './RatesCard';
import { Shortcuts } from './Shortcuts';
import { SubmissionsCard } from './SubmissionsCard';

/** What needs this role now, then what it keeps published, then where it goes most. */
export function Panel() {
  const { nombre, email, rol } = useYo();
  const can = useCan();
  const readable = sectionList.filter(({ name }: AnySection) => can(name, 'leer')) as readonly AnySection[];
  const submissions = readable.filter(({ kind }) => kind === 'submission');
  const publications = readable.filter(({ kind }) => kind === 'publication');

  return (
    <Box sx={{ py: 3, display: 'grid', gap: 3, maxWidth: 1320, minWidth: 0 }}>
      <Box>
        <Typography variant="h2">Panel de Control</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {`${nombre || email} · ${rolLabels[rol]} · ${formatLongDate(todayInLaPaz())}`}
        </Typography>
      </Box>
      {submissions.length > 0 && (
        <Box component="section" aria-label="Por atender" sx={grid}>
          {submissions.map((section) => (
            <SubmissionsCard key={section.name} section={section} />
          ))}
        </Box>
      )}
      <Box sx={{ ...grid, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: '2fr 1fr' }, alignItems: 'start' }}>
        {publications.length > 0 && <ContentTable sections={publications} />}
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <RatesCard editable={rol === 'administrador'} />
          <Shortcuts />
        </Box>
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))', lg: 'repeat(3, minmax(0,1fr))' },
};
