import type { AnySection } from '@coop/domain';
import { Box, Tab, Tabs } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../ground/staff/useCan';
import { RecordData } from '../records/data/RecordData';
import { HistoryList } from '../records/history/HistoryList';
import { OpeningsList } from '../records/history/OpeningsList';
import { CaseLog } from './CaseLog';
import { NotesCard } from './NotesCard';
import { OtherCases } from './OtherCases';
import { PersonCard } from './PersonCard';
import { WordsCard } from './WordsCard';

type Props = { section: AnySection; record: RaRecord };

/** What a case holds: the words of the person first; what was changed and who opened it, in views of their own. */
export function CaseViews({ section, record }: Props) {
  const [query, setQuery] = useSearchParams();
  const can = useCan();
  const showsOpenings = section.submission?.logged && can('sitio/auditoria', 'leer');
  const asked = query.get('vista');
  const tab = asked === 'historial' || (asked === 'consultas' && showsOpenings) ? asked : 'datos';
  const { text, person } = section.submission?.words ?? { text: [], person: [] };
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, vista) => setQuery({ vista }, { replace: true })}
        aria-label="Vistas del registro"
        sx={tabs}
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
            <OtherCases section={section} record={record} />
            <NotesCard section={section} record={record} />
            <CaseLog section={section} record={record} />
            <RecordData section={section} row={record} except={[...text, ...person, ...silent]} />
          </>
        )}
      </Box>
    </>
  );
}

// All three in sight on a phone.
const tabs = { '& .MuiTab-root': { minWidth: { xs: 0, sm: 90 }, px: { xs: 1.25, sm: 2 } } };

/** Told by the heading. */
const silent = ['plazo', 'plazoEstimado', 'venceEn', 'avisoDesde', 'repetida', 'conComentario', 'aceptaTratamiento'];
