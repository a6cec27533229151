import { formatShortDate } from '@coop/domain';
import type { TrendsAnswer } from '@coop/domain/answers';
import { Box, CircularProgress, Typography } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { UnitToggle } from '../cases/trends/UnitToggle';
import { useByUnit } from '../cases/trends/useByUnit';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { trended } from '../resources/overrides';

/** How things went in the last twelve months or weeks. Charts weigh as much as the rest of the panel: they come as one comes to them. */
export function Trends() {
  const box = useRef<HTMLElement>(null);
  const isNear = useNear(box);
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

/** Each chart with its table, each number with its list. */
function Charts() {
  const { por, setPor, data, error, refetch } = useByUnit<TrendsAnswer>('/api/panel/tendencias');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Title {...(data && { since: data.desde })} />
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
    </>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
};

/** How far below what is in sight, so that it is there before anybody comes to it. */
const AHEAD = '300px';

/** Whether an element was ever nearly in sight: what is dear to draw below it waits for that. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: AHEAD });
    observer.observe(element.current);
    // What is printed before it came lacks it; printed again, it is there.
    const print = () => setNear(true);
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [element, isNear]);
  return isNear;
}
