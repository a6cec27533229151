import { Box } from '@mui/material';
import { Loading, ShowBase, useShowContext } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/Message';
import { ApprovalNotice } from '../approvals/ReviewDialog';
import { RecordData, RecordFacts } from '../data/RecordData';
import type { SectionProps } from '../data/SectionFields';
import { HistoryButton } from '../history/HistoryButton';
import { RowPresence } from '../live/OtherViewers';
import { TransitionButtons } from '../orders/TransitionButtons';
import { FollowUpButtons } from './RecordButtons';
import { RecordHeader, RecordLayout, useRecordLoading } from './RecordLayout';

/** Page of a row for those who may not edit it: its data and its transitions. */
export function SectionShow(props: SectionProps) {
  const loading = useRecordLoading();
  return (
    <ShowBase queryOptions={loading}>
      <ShowBody {...props} />
    </ShowBase>
  );
}

function ShowBody({ section, extra, above, below, orders, data }: SectionProps) {
  const { record, error, refetch } = useShowContext();
  if (!record) return error ? <FailedToLoad error={error} onRetry={refetch} /> : <Loading />;
  // Log entries are immutable.
  const isImmutable = section.kind === 'log';

  return (
    <RecordLayout
      header={
        <RecordHeader section={section}>
          {extra}
          {!isImmutable && <HistoryButton section={section} />}
        </RecordHeader>
      }
      aside={<RecordFacts section={section} />}
    >
      {!isImmutable && <RowPresence section={section} record={record} />}
      {above}
      <ApprovalNotice section={section} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        {orders?.buttons}
        <TransitionButtons section={section} except={orders?.names} />
        <FollowUpButtons section={section} />
      </Box>
      {data ?? <RecordData section={section} row={record} />}
      {below}
    </RecordLayout>
  );
}
