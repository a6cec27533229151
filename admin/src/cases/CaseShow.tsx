import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Loading, ShowBase, useShowContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import type { SectionProps } from '../records/data/SectionProps';
import { useRecordLoading } from '../records/screens/useRecordLoading';
import { CaseBody } from './CaseBody';
import type { CaseParts } from './CaseParts';
import { printing } from './printing';
import { Queue } from './queue/Queue';
import { QueueProvider } from './queue/QueueProvider';
import { useNarrowMenu } from './queue/useNarrowMenu';
import { useIsPrinted } from './useIsPrinted';

type Props = Pick<SectionProps, 'section'> & { parts?: CaseParts };

/**
 * A case to work: what it is and by when, what the person wrote, what happened since, and what may be done now. On a wide
 * screen it stands between the cases that wait and the order that is being written; on others, one after another.
 */
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
  const hasLittleRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.down('xl'), { noSsr: true });
  useNarrowMenu(isWide && hasLittleRoom);
  // A narrow screen shows the form of an order in the case's place: on paper the case stands.
  const isPrinted = useIsPrinted();
  const isDesk = isWide || isPrinted;
  return (
    <Box sx={{ ...printing, py: 2, ...(isDesk ? columns : { maxWidth: 900 }) }}>
      {isDesk && <Queue section={section} id={id} />}
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
