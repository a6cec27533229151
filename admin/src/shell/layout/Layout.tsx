import { adminPathOf } from '@coop/domain';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import { Alert, Box, Button, Fade, LinearProgress, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { onlineManager } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Layout as RaLayout, useResetErrorBoundaryOnLocationChange, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { openLive } from '../../ground/live/live';
import { useRefreshedQueries } from '../../ground/live/useRefreshedQueries';
import { Message } from '../../ground/messages/Message';
import { later } from '../../ground/page/lazyWithRetry';
import { pendingRequests } from '../../ground/page/pendingRequests';
import { useYo } from '../../ground/staff/staff';
import { CarryViews } from '../../records/views/CarryViews';
import { ResetOtherLists } from '../../records/views/ResetOtherLists';
import { Header } from './Header';
import { SectionMenu } from './SectionMenu';

type Props = { resetErrorBoundary?: (...args: unknown[]) => void };

export function PageError({ resetErrorBoundary }: Props) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary ?? (() => {}));
  return (
    <Message icon={<ReportOutlined fontSize="inherit" />} title="Algo salió mal en esta página">
      <Typography>Vuelva a cargarla. Si sigue igual, avise a Sistemas y diga qué estaba haciendo.</Typography>
      <Button variant="contained" onClick={() => location.reload()} sx={{ mt: 3 }}>
        Volver a cargar
      </Button>
    </Message>
  );
}

/** Moves the focus to the nearest ancestor when the focused element is removed. */
function useFocusRecovery(): void {
  useEffect(() => {
    let path: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      path = ancestorsOf(target as HTMLElement);
    };
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      if (activeElement !== body || path.length === 0 || path[0]?.isConnected) return;
      const target = path.find((element) => element.isConnected) ?? document.getElementById('main-content');
      path = [];
      if (!target) return;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

/** Returns the element and the landmarks that hold it, innermost first. */
function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const holders = [element];
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches(HOLDERS)) holders.push(at);
  return holders;
}

const HOLDERS = '[role=dialog], section, article, form, main, #main-content';

export function Layout({ children }: { children: ReactNode }) {
  useFocusRecovery();
  return (
    <RaLayout appBar={Header} menu={SectionMenu} error={FailedPage} appBarAlwaysOn sx={styles}>
      <WorkBar />
      <OfflineNotice />
      <LiveQueries />
      <FoldMenu />
      <CarryViews />
      <ResetOtherLists />
      <TodayOverLists />
      {children}
    </RaLayout>
  );
}

const styles = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, md: 3 } },
  // Print hides the frame.
  '@media print': {
    '& .MuiAppBar-root, & .MuiDrawer-root': { display: 'none' },
    '& .RaLayout-appFrame': { mt: 0 },
  },
} as const;

// react-admin's layout resets its error boundary on navigation.
const FailedPage = () => <PageError />;

/** Opens the live event stream, which refreshes counts and notifications. */
function LiveQueries() {
  const { uid } = useYo();
  useEffect(() => openLive(uid), [uid]);
  useRefreshedQueries();
  return null;
}

/** Folds the sidebar where it would leave no room, and opens it again where there is; wide screens keep the user's choice. */
function FoldMenu() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [, setOpen] = useSidebarState();
  useEffect(() => {
    if (!isNarrow) return;
    setOpen(false);
    return () => setOpen(true);
  }, [isNarrow, setOpen]);
  return null;
}

const TodayStrip = later(async () => (await import('../../panel/Today')).TodayStrip);

function TodayOverLists() {
  const { menu } = useYo();
  const { pathname } = useLocation();
  if (menu.includes('panel') || !menu.some((entry) => adminPathOf(entry) === pathname)) return null;
  return (
    <Suspense fallback={<Box sx={{ height: 58 }} />}>
      <TodayStrip />
    </Suspense>
  );
}

/** Delay before the bar is shown, so that short requests do not flicker. */
const DELAY_MS = 400;

/** Global progress bar, above dialogs, while requests, uploads or code loads are in flight. */
function WorkBar() {
  const isWorking = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.get);
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
