import { formatShortDate } from '@coop/domain';
import type { TrendsAnswer } from '@coop/domain/answers';
import { Box, CircularProgress, Typography } from '@mui/material';
import { UnitToggle } from '../cases/trends/UnitToggle';
import { useByUnit } from '../cases/trends/useByUnit';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { trended } from '../resources/overrides';

/** How things went in the last twelve months or weeks: each chart with its table, each number with its list. */
export function Trends() {
  const { por, setPor, data, error, refetch } = useByUnit<TrendsAnswer>('/api/panel/tendencias');
  return (
    <Box component="section" aria-labelledby="tendencias" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography id="tendencias" variant="h3" component="h3" sx={{ mr: 'auto' }}>
          {data ? `Tendencias desde el ${formatShortDate(data.desde)}` : 'Tendencias'}
        </Typography>
        <UnitToggle por={por} onChange={setPor} />
      </Box>
      <FailedToLoad error={error} onRetry={refetch} isShown={data !== undefined} />
      {!data && !error && <CircularProgress />}
      {data && (
        <Box sx={grid}>
          {trended.map(({ section, Trend }) => (
            <Trend key={section} section={section} answer={data} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
};
