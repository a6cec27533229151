import { Box, Button, Tab, Tabs } from '@mui/material';
import { Link, Loading, ShowBase, useShowContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FailedToLoad } from '../../ground/messages/Message';
import { useApprovalOf } from '../../ground/queries/useApprovals';
import { useCan } from '../../ground/staff/staff';
import { ApprovalNotice } from '../approvals/ReviewDialog';
import { RecordData, RecordFacts } from '../data/RecordData';
import type { SectionProps } from '../data/SectionFields';
import { HistoryList } from '../history/HistoryList';
import { BeingThere } from '../live/Company';
import { TransitionButtons } from '../orders/TransitionButtons';
import { PreviewButton } from '../preview/preview';
import { CopyButton, FollowUpButtons } from './RecordButtons';
import { RecordHeader, RecordLayout, useRecordLoading } from './RecordLayout';

/** Read-only view of a row with its transitions and its history. */
export function SectionShow({ section, extra, below }: SectionProps) {
  const loading = useRecordLoading();
  return (
    <ShowBase queryOptions={loading}>
      <ShowBody section={section} extra={extra} below={below} />
    </ShowBase>
  );
}

function ShowBody({ section, extra, below }: SectionProps) {
  const { record, error, refetch } = useShowContext();
  const can = useCan();
  const { requiresApproval } = useApprovalOf(section.name, record);
  const [query, setQuery] = useSearchParams();
  const tab = query.get('vista') === 'historial' ? 'historial' : 'datos';
  if (!record) return error ? <FailedToLoad error={error} onRetry={refetch} /> : <Loading />;
  const edits = section.kind !== 'submission' && can(section.name, 'editar');
  // Log entries are immutable.
  const hasHistory = section.kind !== 'log';

  return (
    <RecordLayout
      header={
        <RecordHeader section={section}>
          {extra}
          <PreviewButton section={section} />
          {edits && (
            <Button component={Link} to={`/administrador/${section.name}/${record.id}`} variant="contained">
              Editar
            </Button>
          )}
        </RecordHeader>
      }
      aside={<RecordFacts section={section} />}
    >
      {hasHistory && <BeingThere section={section} record={record} />}
      <ApprovalNotice section={section} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TransitionButtons section={section} except={requiresApproval ? ['publicar'] : []} />
        <FollowUpButtons section={section} />
        <CopyButton section={section} />
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
            <RecordData section={section} row={record} />
            {below}
          </>
        )}
      </Box>
    </RecordLayout>
  );
}
