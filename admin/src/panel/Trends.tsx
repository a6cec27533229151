import { formatShortDate } from '@coop/domain';
import type { TrendsAnswer } from '@coop/domain/answers';
import { Box, CircularProgress, Typography } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { UnitToggle, useByUnit } from '../cases/trends/TrendCard';
import { FailedToLoad } from '../ground/messages/Message';
import { trended } from '../resources/sectionResources';

export function Trends() {
  const box = useRef<HTMLElement>(null);
  const isNear = useIsNear(box);
  return (
    <Box
      component="section"
      ref={box}
      aria-labelledby="tendencias"
      sx={{ display: 'grid', gap: 2, minWidth: 0, minHeight: 320, alignContent: 'start' }}
    >
      {isNear ? <Charts /> : <Title />}
    </Box>
  );
}

const Title = ({ since }: { since?: string }) => (
  <Typography id="tendencias" variant="h3" component="h3" sx={{ mr: 'auto' }}>
    {since ? `Tendencias desde el ${formatShortDate(since)}` : 'Tendencias'}
  </Typography>
);

/** Each chart has its table; each count links to its list. */
function Charts() {
  const { por, setPor, data, error, refetch } = useByUnit<TrendsAnswer>('/api/panel/tendencias');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Title {...(data && { since: data.desde })} />
        <UnitToggle por={por} onChange={setPor} />
      </Box>
      <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
      {!data && !error && <CircularProgress />}
      {data && (
        <Box sx={grid}>
          {trended.map(({ section, Trend }) => (
            <Trend key={section} section={section} answer={data} />
          ))}
        </Box>
      )}
    </>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
};

const PREFETCH_MARGIN = '300px';

function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: PREFETCH_MARGIN,
    });
    observer.observe(element.current);
    // The first print may lack the charts; a later one has them.
    const print = () => setNear(true);
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [element, isNear]);
  return isNear;
}
