import { Alert, Box, Fade, LinearProgress, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { onlineManager } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Layout as RaLayout, useSidebarState, useStoreContext } from 'react-admin';
import { openLive } from '../../ground/live/live';
import { useRefreshedQueries } from '../../ground/live/useRefreshedQueries';
import { underWay } from '../../ground/page/underWay';
import { useYo } from '../../ground/staff/useYo';
import { CarryViews } from '../../records/views/CarryViews';
import { ForgetOtherLists } from '../../records/views/ForgetOtherLists';
import { Header } from './Header';
import { PageError } from './PageError';
import { SectionMenu } from './SectionMenu';

/** The frame around every page of the panel. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <RaLayout appBar={Header} menu={SectionMenu} error={FailedPage} appBarAlwaysOn sx={look}>
      <WorkBar />
      <OfflineNotice />
      <LiveQueries />
      <FoldMenu />
      <CarryViews />
      <ForgetOtherLists />
      {children}
    </RaLayout>
  );
}

const look = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, md: 3 } },
  // On paper the page stands alone.
  '@media print': {
    '& .MuiAppBar-root, & .MuiDrawer-root': { display: 'none' },
    '& .RaLayout-appFrame': { mt: 0 },
  },
} as const;

// The frame itself starts afresh when the address changes.
const FailedPage = () => <PageError />;

/** Listens to what changes while the panel is open, so that its counts and notices move by themselves. */
function LiveQueries() {
  const { uid } = useYo();
  useEffect(() => openLive(uid), [uid]);
  useRefreshedQueries();
  return null;
}

/** On a tablet the menu begins as signs alone, so that tables have their room; whoever opens it has it open from then on. */
function FoldMenu() {
  const isTablet = useMediaQuery<Theme>((theme) => theme.breakpoints.between('sm', 'md'), { noSsr: true });
  const { getItem } = useStoreContext();
  const [, setOpen] = useSidebarState();
  useEffect(() => {
    if (isTablet && getItem('sidebar.open') === undefined) setOpen(false);
  }, [isTablet, getItem, setOpen]);
  return null;
}

/** Work that is over sooner is not shown: the bar would only flicker. */
const DELAY_MS = 400;

/** A bar over everything, dialogs included, while requests, uploads or code are under way. */
function WorkBar() {
  const isWorking = useSyncExternalStore(underWay.subscribe, underWay.get);
  return (
    <Fade in={isWorking} style={{ transitionDelay: isWorking ? `${DELAY_MS}ms` : '0ms' }} unmountOnExit>
      <LinearProgress
        aria-label="En curso"
        sx={{ position: 'fixed', insetInline: 0, top: 0, height: 3, zIndex: 'tooltip', displayPrint: 'none' }}
      />
    </Fade>
  );
}

const follow = (listener: () => void) => onlineManager.subscribe(listener);

/** Says on every page of the panel, wherever it is scrolled to, that there is no network. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(follow, () => onlineManager.isOnline());
  return (
    <Box role="status" sx={belowTheHeader}>
      {!isOnline && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          Sin conexión: lo que guarde no se enviará. Lo que escribió sigue en esta página; guárdelo cuando vuelva la
          conexión.
        </Alert>
      )}
    </Box>
  );
}

const belowTheHeader = { position: 'sticky', top: 48, zIndex: 4, displayPrint: 'none' } as const;
