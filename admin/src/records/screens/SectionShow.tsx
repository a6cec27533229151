import { Box, Tab, Tabs } from '@mui/material';
import { Loading, ShowBase, useShowContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FailedToLoad } from '../../ground/messages/Message';
import { useApprovalOf } from '../../ground/queries/useApprovals';
import { ApprovalNotice } from '../approvals/ReviewDialog';
import { RecordData, RecordFacts } from '../data/RecordData';
import type { SectionProps } from '../data/SectionFields';
import { HistoryList } from '../history/HistoryList';
import { RowPresence } from '../live/OtherViewers';
import { TransitionButtons } from '../orders/TransitionButtons';
import { PreviewButton } from '../preview/preview';
import { RecordMenu } from '../releases/RecordMenu';
import { FollowUpButtons } from './RecordButtons';
import { RecordHeader, RecordLayout, useRecordLoading } from './RecordLayout';

/** Page of a row for those who may not edit it: its data, its transitions and its history. */
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
  const { requiresApproval } = useApprovalOf(section.name, record);
  const [query, setQuery] = useSearchParams();
  const tab = query.get('vista') === 'historial' ? 'historial' : 'datos';
  if (!record) return error ? <FailedToLoad error={error} onRetry={refetch} /> : <Loading />;
  // Log entries are immutable.
  const hasHistory = section.kind !== 'log';

  return (
    <RecordLayout
      header={
        <RecordHeader section={section}>
          {extra}
          <PreviewButton section={section} />
          <RecordMenu section={section} />
        </RecordHeader>
      }
      aside={<RecordFacts section={section} />}
    >
      {hasHistory && <RowPresence section={section} record={record} />}
      {above}
      <ApprovalNotice section={section} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {orders?.buttons}
        <TransitionButtons
          section={section}
          except={[...(orders?.names ?? []), ...(requiresApproval ? ['publicar'] : [])]}
        />
        <FollowUpButtons section={section} />
      </Box>
      {hasHistory && (
        <Tabs
          value={tab}
          onChange={(_, vista) => setQuery({ vista }, { replace: true })}
          aria-label="Vistas del registro"
        >
          <Tab value="datos" label="Datos" id="tab-datos" aria-controls="vista" />
          <Tab value="historial" label="Historial" id="tab-historial" aria-controls="vista" />
        </Tabs>
      )}
      <Box
        id="vista"
        {...(hasHistory && { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` })}
        sx={{ display: 'grid', gap: 2, minWidth: 0 }}
      >
        {hasHistory && tab === 'historial' ? (
          <HistoryList section={section} record={record} />
        ) : (
          <>
            {data ?? <RecordData section={section} row={record} />}
            {below}
          </>
        )}
      </Box>
    </RecordLayout>
  );
}
