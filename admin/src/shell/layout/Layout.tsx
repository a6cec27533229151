import type { ReactNode } from 'react';
import { Layout as RaLayout } from 'react-admin';
import { CarryViews } from '../../records/views/CarryViews';
import { ForgetOtherLists } from '../../records/views/ForgetOtherLists';
import { FoldMenu } from './FoldMenu';
import { Header } from './Header';
import { LiveQueries } from './LiveQueries';
import { OfflineNotice } from './OfflineNotice';
import { PageError } from './PageError';
import { SectionMenu } from './SectionMenu';
import { WorkBar } from './WorkBar';

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
