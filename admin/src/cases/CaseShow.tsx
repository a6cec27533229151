import type { AnySection } from '@coop/domain';
import { Box, Card, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import {
  ListContextProvider,
  Loading,
  type RaRecord,
  ShowBase,
  useListContext,
  useListController,
  useShowContext,
  useSidebarState,
  useStore,
} from 'react-admin';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router-dom';
import { FailedToLoad } from '../ground/messages/Message';
import type { SectionProps } from '../records/data/SectionFields';
import { ActiveFilters, QuickFilters } from '../records/filters/QuickFilters';
import { ListCount } from '../records/list/ListBody';
import { NewRows } from '../records/live/NewRows';
import { useRecordLoading } from '../records/screens/RecordLayout';
import { CaseBody } from './CaseBody';
import type { CaseParts } from './caseScreen';
import { openCases, workOrder } from './queue/nextCase';
import { QueueItem } from './queue/QueueItem';

type Props = Pick<SectionProps, 'section'> & { parts?: CaseParts };

/** Case workspace. From 1024 px it stands between the queue and the form of the order. */
export function CaseShow({ section, parts = {} }: Props) {
  const loading = useRecordLoading();
  return (
    <QueueProvider section={section}>
      <ShowBase queryOptions={loading}>
        <Desk section={section} parts={parts} />
      </ShowBase>
    </QueueProvider>
  );
}

function Desk({ section, parts }: Required<Props>) {
  const { record, error, refetch } = useShowContext();
  const { id = '' } = useParams();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const hasQueue = useMediaQuery('(min-width: 1024px)', { noSsr: true });
  const hasLittleRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.down('xl'), { noSsr: true });
  useNarrowMenu(hasQueue && hasLittleRoom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case begins at its top.
  useEffect(() => {
    // Some browsers return a promise, which React would call as a cleanup.
    scrollTo(0, 0);
  }, [id]);
  // Narrow screens replace the case with the order's form; print always shows the case.
  const isPrinted = useIsPrinted();
  const isDesk = isWide || isPrinted;
  return (
    <Box sx={{ ...printing, py: 2, ...(hasQueue ? columns : { maxWidth: 900 }) }}>
      {hasQueue && <Queue section={section} id={id} />}
      {record && <CaseBody key={record.id} {...{ section, record, parts, isDesk }} />}
      {!record && (error ? <FailedToLoad error={error} onRetry={refetch} /> : <Loading />)}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  maxWidth: 1800,
} as const;

/** Print styles: one column with the data and the log, without controls. */
const printing = {
  '@media print': {
    '&&, & .lado-a-lado': { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 'none' },
    '& .siempre-a-la-vista': { position: 'static', maxHeight: 'none' },
    '& button, & .MuiIconButton-root, & .MuiTabs-root, & nav, & .solo-pantalla': { display: 'none' },
    '& .MuiCard-root': { boxShadow: 'none', border: '1px solid #ccc', breakInside: 'avoid' },
    '& a': { color: 'inherit', textDecoration: 'none' },
  },
} as const;

/** Whether the page is being printed. Uses beforeprint, because a media query changes after the print layout. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted;
}

/** Collapses the panel's sidebar while `isActive`. Restores it on unmount and on pagehide. */
function useNarrowMenu(isActive: boolean): void {
  const [open, setOpen] = useSidebarState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the sidebar's state when isActive changes.
  useEffect(() => {
    if (!isActive || !open) return;
    const unfold = () => setOpen(true);
    setOpen(false);
    // The sidebar's state is persisted in the browser, so it is restored before the page unloads.
    addEventListener('pagehide', unfold);
    return () => {
      removeEventListener('pagehide', unfold);
      unfold();
    };
  }, [isActive]);
}

type QueueProviderProps = { section: AnySection; children: ReactNode };
type Params = { filter?: Record<string, unknown>; sort?: string; order?: 'ASC' | 'DESC'; perPage?: number };

/** Page size of the list, so the queue reuses its cached query. */
const ROWS = 20;

/** Provides the queue: the rows of the list with its last filters and sort; without filters, the open cases in order. */
function QueueProvider({ section, children }: QueueProviderProps) {
  const [listParams] = useStore<Params>(`${section.name}.listParams`, {});
  const isFiltered = Object.keys(listParams.filter ?? {}).length > 0;
  const { field, order } = workOrder(section);
  const queue = useListController({
    resource: section.name,
    storeKey: false,
    disableSyncWithLocation: true,
    perPage: listParams.perPage ?? ROWS,
    filterDefaultValues: isFiltered ? listParams.filter : openCases(section),
    sort: isFiltered ? { field: listParams.sort ?? field, order: listParams.order ?? order } : { field, order },
    exporter: false,
  });
  return <ListContextProvider value={queue}>{children}</ListContextProvider>;
}

type QueueProps = { section: AnySection; id: RaRecord['id'] };

function Queue({ section, id }: QueueProps) {
  const { data = [], error, filterValues, isPending, refetch } = useListContext();
  const isDefault = JSON.stringify(filterValues) === JSON.stringify(openCases(section));
  return (
    <Card component="nav" aria-label={`Cola: ${section.label.many}`} className="solo-pantalla" sx={styles}>
      <Box sx={band}>
        <ListCount section={section} />
        {!isDefault && <ActiveFilters section={section} />}
        <Box component="details" sx={{ width: '100%' }}>
          <Box component="summary" sx={{ typography: 'body2', color: 'text.secondary', cursor: 'pointer', py: 0.5 }}>
            {isDefault ? 'Abiertos, en orden de atención' : 'Otros filtros'}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 }}>
            <QuickFilters section={section} />
          </Box>
        </Box>
      </Box>
      <Box sx={{ px: 2 }}>
        <NewRows section={section} />
      </Box>
      <FailedToLoad error={error} onRetry={refetch} hasOldData={data.length > 0} />
      {!isPending && !error && data.length === 0 && (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>Nada con estos filtros.</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { borderTop: 1, borderColor: 'divider' } }}>
        {data.map((row) => (
          <li key={row.id}>
            <QueueItem section={section} row={row} isOpen={row.id === id} />
          </li>
        ))}
      </Box>
    </Card>
  );
}

const styles = { position: 'sticky', top: 64, maxHeight: 'calc(100vh - 80px)', overflowY: 'auto' } as const;
const band = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 } as const;
