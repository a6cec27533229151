import type { AnySection } from '@coop/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { RecordFacts } from '../records/data/RecordFacts';
import { BeingThere } from '../records/live/BeingThere';
import { CaseHeader } from './CaseHeader';
import { CaseNotices } from './CaseNotices';
import { CaseOrderForm } from './CaseOrderForm';
import { CaseOrders } from './CaseOrders';
import type { CaseParts } from './CaseParts';
import { CaseViews } from './CaseViews';
import { DoneNotice } from './DoneNotice';
import { HolderCard } from './HolderCard';
import { useCaseWork } from './useCaseWork';
import { WordsCard } from './WordsCard';

type Props = { section: AnySection; record: RaRecord; parts: CaseParts; isDesk: boolean };

/** One case: beside it what may be done, where there is room; otherwise what may be done first, and its form in place of the case. */
export function CaseBody({ section, record, parts, isDesk }: Props) {
  const work = useCaseWork(section, record, isDesk);
  const { open, done } = work;
  const newer = <BeingThere section={section} record={record} />;
  const orders = <CaseOrders {...{ section, record, parts, work }} />;
  const form = open && (
    <Box id="orden-del-caso" className="solo-pantalla" sx={isDesk ? scrolls : undefined}>
      <CaseOrderForm
        key={`${open.name} ${record.version}`}
        {...{ section, record, parts }}
        order={open}
        inPage
        onClose={work.close}
        onDone={(row) => work.finish(open, row)}
      />
    </Box>
  );
  const header = <CaseHeader {...{ section, record, parts }} />;
  const holder = <HolderCard section={section} record={record} />;
  const facts = <RecordFacts section={section} except={['codigo', 'asignadoA']} />;

  if (isDesk)
    return (
      <Box className="lado-a-lado" sx={beside}>
        <Box sx={stack}>
          {header}
          {newer}
          <CaseNotices section={section} record={record} />
          <CaseViews section={section} record={record} />
          {facts}
        </Box>
        <Box className="siempre-a-la-vista" sx={stays}>
          {done && <DoneNotice section={section} done={done} />}
          {holder}
          {orders}
          {form}
        </Box>
      </Box>
    );
  return (
    <Box sx={stack}>
      {header}
      {newer}
      {done && <DoneNotice section={section} done={done} />}
      {form ? (
        <>
          <Button startIcon={<ArrowBack />} onClick={work.close} sx={{ justifySelf: 'start' }}>
            Volver al caso
          </Button>
          <WordsCard section={section} record={record} names={section.submission?.words.text ?? []} />
          {form}
        </>
      ) : (
        <>
          <CaseNotices section={section} record={record} />
          {orders}
          {holder}
          <CaseViews section={section} record={record} />
          {facts}
        </>
      )}
    </Box>
  );
}

const stack = { display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const beside = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 0.8fr)',
} as const;
// As long as the window: the form in it scrolls by itself.
const stays = {
  position: 'sticky',
  top: 64,
  maxHeight: 'calc(100vh - 80px)',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  '& > *': { flexShrink: 0 },
} as const;
const scrolls = {
  minHeight: 280,
  '&&': { flexShrink: 1 },
  display: 'flex',
  flexDirection: 'column',
  '& > *': { minHeight: 0 },
} as const;
