import { formatShortDate } from '@coop/domain';
import type { TrendsAnswer, Unit } from '@coop/domain/answers';
import { Box, CircularProgress, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { httpClient } from '../ground/api/httpClient';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { trended } from '../resources/overrides';

const STALE_MS = 300_000;

/** How things went in the last twelve months or weeks: each chart with its table, each number with its list. */
export function Trends() {
  const [por, setPor] = useState<Unit>('mes');
  const { data, error, refetch } = useQuery({
    queryKey: ['panel', 'tendencias', por],
    queryFn: async () => (await httpClient(`/api/panel/tendencias?por=${por}`)).json as TrendsAnswer,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
  return (
    <Box component="section" aria-labelledby="tendencias" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography id="tendencias" variant="h3" component="h3" sx={{ mr: 'auto' }}>
          {data ? `Tendencias desde el ${formatShortDate(data.desde)}` : 'Tendencias'}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={por}
          aria-label="Agrupar por"
          onChange={(_, chosen) => chosen && setPor(chosen)}
        >
          <ToggleButton value="mes">Por mes</ToggleButton>
          <ToggleButton value="semana">Por semana</ToggleButton>
        </ToggleButtonGroup>
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
