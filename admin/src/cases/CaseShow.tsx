import { Box, Tab, Tabs } from '@mui/material';
import { Loading, ShowBase, useShowContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { useCan } from '../ground/staff/useCan';
import { RecordData } from '../records/data/RecordData';
import { RecordFacts } from '../records/data/RecordFacts';
import type { SectionProps } from '../records/data/SectionProps';
import { HistoryList } from '../records/history/HistoryList';
import { OpeningsList } from '../records/history/OpeningsList';
import { RecordLayout } from '../records/screens/RecordLayout';
import { useRecordLoading } from '../records/screens/useRecordLoading';
import { CaseHeader } from './CaseHeader';
import { CaseLog } from './CaseLog';
import { CaseNotices } from './CaseNotices';
import { CaseOrders } from './CaseOrders';
import type { CaseParts } from './CaseParts';
import { HolderCard } from './HolderCard';
import { NotesCard } from './NotesCard';
import { PersonCard } from './PersonCard';
import { printing } from './printing';
import { WordsCard } from './WordsCard';

type Props = Pick<SectionProps, 'section'> & { parts?: CaseParts };

/** A case to work: what it is and by when, what may be done now, what the person wrote, and what happened since. */
export function CaseShow({ section, parts = {} }: Props) {
  const loading = useRecordLoading();
  return (
    <ShowBase queryOptions={loading}>
      <CaseBody section={section} parts={parts} />
    </ShowBase>
  );
}

function CaseBody({ section, parts }: Required<Props>) {
  const { record, error, refetch } = useShowContext();
  const [query, setQuery] = useSearchParams();
  const can = useCan();
  const showsOpenings = section.submission?.logged && can('sitio/auditoria', 'leer');
  const asked = query.get('vista');
  const tab = asked === 'historial' || (asked === 'consultas' && showsOpenings) ? asked : 'datos';
  if (!record) return error ? <FailedToLoad error={error} onRetry={refetch} /> : <Loading />;
  const { text, person } = section.submission?.words ?? { text: [], person: [] };

  return (
    <Box sx={printing}>
      <RecordLayout
        header={<CaseHeader {...{ section, record, parts }} />}
        aside={
          <>
            <HolderCard section={section} record={record} />
            <NotesCard key={record.id} section={section} record={record} />
            <RecordFacts section={section} except={['codigo', 'asignadoA']} />
          </>
        }
      >
        <CaseNotices section={section} record={record} />
        <CaseOrders {...{ section, record, parts }} />
        <Tabs
          value={tab}
          onChange={(_, vista) => setQuery({ vista }, { replace: true })}
          aria-label="Vistas del registro"
        >
          <Tab value="datos" label="Datos" id="tab-datos" aria-controls="vista" />
          <Tab value="historial" label="Historial" id="tab-historial" aria-controls="vista" />
          {showsOpenings && (
            <Tab value="consultas" label="Consultas de este caso" id="tab-consultas" aria-controls="vista" />
          )}
        </Tabs>
        <Box
          id="vista"
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {tab === 'historial' && <HistoryList section={section} record={record} />}
          {tab === 'consultas' && <OpeningsList section={section} record={record} />}
          {tab === 'datos' && (
            <>
              <WordsCard section={section} record={record} names={text} />
              <PersonCard section={section} record={record} names={person} />
              <RecordData section={section} row={record} except={[...text, ...person, ...silent]} />
              <CaseLog section={section} record={record} />
            </>
          )}
        </Box>
      </RecordLayout>
    </Box>
  );
}

/** Told by the heading. */
const silent = ['plazo', 'plazoEstimado', 'venceEn', 'avisoDesde', 'repetida', 'conComentario', 'aceptaTratamiento'];
