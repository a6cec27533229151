import type { AnySection } from '@coop/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { FailedToLoad } from '../ground/messages/Message';
import { RowPresence } from '../records/live/OtherViewers';
import { ImpededOrders } from '../records/orders/TransitionButtons';
import { HolderCard, WordsCard } from './CaseCards';
import { CaseHeader, CaseNotices } from './CaseHeader';
import { CaseOrderForm } from './CaseOrderForm';
import { CaseViews } from './CaseViews';
import type { CaseParts } from './caseScreen';
import { type CaseWork, DoneNotice, useCaseWork } from './useCaseWork';

type Props = { section: AnySection; record: RaRecord; parts: CaseParts; isDesk: boolean };

/** Facts, words, orders, and the rest, which narrow screens swap for the open form. */
export function CaseBody({ section, record, parts, isDesk }: Props) {
  const work = useCaseWork(section, record, isDesk);
  const { open, done } = work;
  const newer = <RowPresence section={section} record={record} />;
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
  const words = <WordsCard section={section} record={record} />;
  const holder = <HolderCard section={section} record={record} />;

  if (isDesk)
    return (
      <Box className="lado-a-lado" sx={beside}>
        <Box sx={stack}>
          {header}
          {newer}
          <CaseNotices section={section} record={record} />
          {words}
          <CaseViews section={section} record={record} />
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
          {words}
          {form}
        </>
      ) : (
        <>
          <CaseNotices section={section} record={record} />
          {words}
          {orders}
          {holder}
          <CaseViews section={section} record={record} />
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
// Sticky and as tall as the viewport: the form inside scrolls on its own.
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

type CaseOrdersProps = { record: RaRecord; section: AnySection; parts: CaseParts; work: CaseWork };

/** Lists the orders that the case accepts now, the usual next step first. Assignment is in HolderCard. */
function CaseOrders({ record, parts: { Onward }, work }: CaseOrdersProps) {
  const title = useId();
  const { first, rest, impeded, isKnown, error, refetch, open, choose } = work;
  const isOpen = (name: string) => open?.name === name;
  return (
    <Box component="section" aria-labelledby={title} className="solo-pantalla">
      <Typography id={title} variant="h3" component="h2" sx={{ mb: 1 }}>
        Siguiente paso
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {first.map((order) => (
          <Button
            key={order.name}
            // The open form has the filled button.
            variant={order === first[0] && !open ? 'contained' : 'outlined'}
            aria-expanded={isOpen(order.name)}
            aria-keyshortcuts={order.name === 'responder' ? 'r' : undefined}
            onClick={() => choose(order)}
          >
            {order.transition.label}
          </Button>
        ))}
        {rest.map((order) => (
          <Button
            key={order.name}
            variant="outlined"
            color={order.transition.grave ? 'error' : 'inherit'}
            aria-expanded={isOpen(order.name)}
            onClick={() => choose(order)}
          >
            {order.transition.label}
          </Button>
        ))}
        {Onward && <Onward record={record} />}
      </Box>
      <ImpededOrders orders={impeded} />
      <FailedToLoad error={error} onRetry={refetch} hasOldData={isKnown} />
      {isKnown && first.length + rest.length === 0 && impeded.length === 0 && (
        <Typography>Este caso está cerrado: no admite más acciones.</Typography>
      )}
    </Box>
  );
}
