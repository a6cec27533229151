import { type AnySection, findSection, findTransition, formatDateTime, formatShortDate } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import Call from '@mui/icons-material/CallOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Box, Button, Card, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Link, type RaRecord, useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { isWide } from '../fields/facts/facts';
import type { dataProvider } from '../ground/api/dataProvider';
import { FailedToLoad } from '../ground/messages/Message';
import { settings } from '../ground/page/settings';
import { useCan } from '../ground/staff/staff';
import { FormCard } from '../records/data/FormCard';
import { FieldList, holds, RecordData, RecordFacts } from '../records/data/RecordData';
import { authorOf } from '../records/history/authorOf';
import { HistoryList, OlderButton, OpeningsList, useHistory } from '../records/history/HistoryList';
import { dense, NotesCard } from './CaseCards';
import { personOf, whatsappLink } from './columns/columns';
import { addressOfCase } from './queue/QueueItem';
import { withStaffWording } from './reception/reception';

type Props = { section: AnySection; record: RaRecord };

export function CaseViews({ section: described, record }: Props) {
  const section = useMemo(() => withStaffWording(described), [described]);
  const [query, setQuery] = useSearchParams();
  const can = useCan();
  const showsOpenings = section.submission?.auditReads && can('sitio/auditoria', 'leer');
  const view = query.get('vista');
  const tab = view === 'historial' || (view === 'consultas' && showsOpenings) ? view : 'datos';
  const { text, person } = section.submission?.words ?? { text: [], person: [] };
  const inCards = [...text, ...person, ...silent, ...subjectFields(section)];
  // Without them the case is read by its fields.
  const hasWords = text.some((name) => typeof record[name] === 'string' && record[name] !== '');
  const answer = record.respuesta ? answerOf(section) : [];
  const more = (
    <Fold title="Más datos del caso" isOpen={!hasWords}>
      <RecordData section={section} row={record} except={[...inCards, ...answer]} />
      <RecordFacts section={section} except={['codigo', 'asignadoA']} />
    </Fold>
  );
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
      <Box id="vista" role="tabpanel" aria-labelledby={`tab-${tab}`} sx={dense}>
        {tab === 'historial' && <HistoryList section={section} record={record} />}
        {tab === 'consultas' && <OpeningsList section={section} record={record} />}
        {tab === 'datos' && (
          <>
            <RecordData section={section} row={record} names={answer} except={inCards} />
            <PersonCard section={section} record={record} names={person} />
            <OtherCases section={section} record={record} />
            {!hasWords && more}
            <NotesCard section={section} record={record} />
            <Fold title="Lo que pasó">
              <CaseLog section={section} record={record} />
            </Fold>
            {hasWords && more}
          </>
        )}
      </Box>
    </>
  );
}

// Keeps the three tabs visible on a phone.
const tabs = {
  minHeight: 40,
  '& .MuiTab-root': { minHeight: 40, minWidth: { xs: 0, sm: 90 }, px: { xs: 1.25, sm: 2 } },
};

const silent = ['plazo', 'plazoEstimado', 'venceEn', 'avisoDesde', 'repetida', 'conComentario', 'aceptaTratamiento'];

/** Returns the one-line fields about the request, from the group of the amount or beyond the person. */
export function subjectFields({ groups, submission, fields }: AnySection): readonly string[] {
  const { text, person } = submission?.words ?? { text: [], person: [] };
  const except = new Set([...text, ...person, ...silent]);
  const candidates = groups.map((group) => group.fields.filter((name) => !except.has(name) && !isWide(fields[name])));
  const isMoney = (name: string) => fields[name].kind === 'money';
  return candidates.find((names) => names.some(isMoney)) ?? candidates.find((names) => names.length > 0) ?? [];
}

/** Returns the fields that staff write, which are in no group of the form. */
const answerOf = ({ groups, fields }: AnySection): string[] => {
  const grouped = new Set(groups.flatMap((group) => group.fields));
  return Object.keys(fields).filter((name) => !grouped.has(name));
};

type FoldProps = { title: string; isOpen?: boolean; children: ReactNode };

const Fold = ({ title, isOpen = false, children }: FoldProps) => (
  <Card component="details" open={isOpen} sx={fold}>
    <Box component="summary" sx={{ px: 2, py: 1.25, cursor: 'pointer' }}>
      <Typography variant="h3" component="h2" sx={{ display: 'inline' }}>
        {title}
      </Typography>
    </Box>
    {children}
  </Card>
);

// The cards inside become parts of one.
const fold = {
  '& .MuiCard-root': { border: 0, borderRadius: 0 },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;

/** Timeline of a case, oldest first. Field-level changes are in the history tab. */
function CaseLog({ section, record }: { section: AnySection; record: RaRecord }) {
  const { lines = [], error, retry, older } = useHistory(section, record);
  return (
    <Box component="section" aria-label="Lo que pasó" sx={{ px: 2, pb: 2 }}>
      <FailedToLoad error={error} onRetry={retry} hasOldData={lines.length > 0} />
      <OlderButton {...older} />
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {lines.toReversed().map((line) => (
          <li key={line.id}>
            <strong>{basic[line.accion] ?? findTransition(section, line.accion)?.label ?? line.accion}</strong>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {` · ${formatDateTime(line.accion === 'crear' ? record.creadoEn : line.en)} · ${authorOf(section, line)}`}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const basic: Record<string, string> = {
  anonimizar: 'Datos personales borrados',
  aportar: 'Documentos aportados por el enlace privado',
  crear: 'Registro',
  presentar: 'Incluido en el reporte mensual',
};

/** Other cases from the same identity document; renders nothing if there are none. */
function OtherCases({ section, record }: { section: AnySection; record: RaRecord }) {
  const { otrosCasos } = useDataProvider<typeof dataProvider>();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: [section.name, 'otros-casos', record.id],
    queryFn: () => otrosCasos(section.name, record.id),
    enabled: Boolean(record.numeroDocumento),
  });
  if (data.length === 0) return <FailedToLoad error={error} onRetry={refetch} />;
  return (
    <FormCard title="Otros casos del mismo documento">
      <Box component="ul" sx={{ gridColumn: '1 / -1', listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.map(({ seccion, id, codigo, tipo, asunto, estado, creadoEn }) => (
          <Box component="li" key={id} sx={{ minWidth: 0 }}>
            <Link to={addressOfCase(findSection(seccion) ?? section, { id })}>{codigo}</Link>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {` · ${[formatShortDate(dayInLaPaz(creadoEn)), tipo, asunto, estado].filter(Boolean).join(' · ')}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </FormCard>
  );
}

type PersonCardProps = { section: AnySection; record: RaRecord; names: readonly string[] };

function PersonCard({ section, record, names }: PersonCardProps) {
  const filled = names.filter((name) => holds(record[name]) && section.fields[name]);
  if (filled.length === 0) return null;
  const greeting = `Estimado(a) ${personOf(record)}: le escribimos de ${settings.entidad.nombreCorto} por su caso ${record.codigo}.`;
  const isFirst = (name: string) => first.includes(name);
  return (
    <FormCard title="La persona">
      <FieldList section={section} row={record} names={filled.filter(isFirst)} />
      <Box className="solo-pantalla" sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {record.celular && (
          <>
            <Button size="small" variant="outlined" startIcon={<Call />} href={`tel:${record.celular}`}>
              Llamar
            </Button>
            <Button
              size="small"
              variant="outlined"
              startIcon={<WhatsApp />}
              href={whatsappLink(record.celular, greeting)}
              target="_blank"
              rel="noopener noreferrer"
            >
              WhatsApp
            </Button>
          </>
        )}
        {record.correo && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Mail />}
            href={`mailto:${record.correo}?subject=${encodeURIComponent(`Su caso ${record.codigo}`)}`}
          >
            Escribir un correo
          </Button>
        )}
      </Box>
      {!filled.every(isFirst) && (
        <Box component="details" sx={{ gridColumn: '1 / -1', ...fold }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', py: 0.5 }}>
            Todos sus datos
          </Box>
          <Box className="campos" sx={{ display: 'grid', mt: 1 }}>
            <FieldList section={section} row={record} names={filled.filter((name) => !isFirst(name))} />
          </Box>
        </Box>
      )}
      {lacksConsent(section, record) && (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {`No consta que aceptara el tratamiento de sus datos: lo registró el personal (${section.fields.canal.choices?.[record.canal]}).`}
        </Typography>
      )}
    </FormCard>
  );
}

/** Fields that identify the person and say how to answer them. The title has the name. */
const first = ['razonSocial', 'numeroDocumento', 'celular', 'correo', 'medioRespuesta', 'horarioContacto', 'nombre'];

/** Consent is required on the site; a case registered by staff may lack it. */
const lacksConsent = ({ fields }: AnySection, { aceptaTratamiento, anonimizadoEn, canal }: RaRecord): boolean =>
  'aceptaTratamiento' in fields && canal !== 'web' && !aceptaTratamiento && !anonimizadoEn;
