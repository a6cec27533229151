import { type AnySection, findSection, findTransition, formatDateTime, formatShortDate } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import Call from '@mui/icons-material/CallOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, type RaRecord, useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { dataProvider } from '../ground/api/dataProvider';
import { FailedToLoad } from '../ground/messages/Message';
import { settings } from '../ground/page/settings';
import { useCan } from '../ground/staff/staff';
import { FormCard } from '../records/data/FormCard';
import { FieldList, holds, RecordData } from '../records/data/RecordData';
import { authorOf } from '../records/history/authorOf';
import { HistoryList, OlderButton, OpeningsList, useHistory } from '../records/history/HistoryList';
import { NotesCard, WordsCard } from './CaseCards';
import { personOf, whatsappLink } from './columns/columns';
import { addressOfCase } from './queue/QueueItem';
import { withStaffWording } from './reception/reception';

type Props = { section: AnySection; record: RaRecord };

/** Tabs of a case: its content, its change history and its access log. */
export function CaseViews({ section: described, record }: Props) {
  const section = useMemo(() => withStaffWording(described), [described]);
  const [query, setQuery] = useSearchParams();
  const can = useCan();
  const showsOpenings = section.submission?.auditReads && can('sitio/auditoria', 'leer');
  const view = query.get('vista');
  const tab = view === 'historial' || (view === 'consultas' && showsOpenings) ? view : 'datos';
  const { text, person } = section.submission?.words ?? { text: [], person: [] };
  const asked = askedFor(section, [...text, ...person, ...silent]);
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
            <RecordData section={section} row={record} names={asked} />
            <WordsCard section={section} record={record} names={text} />
            <PersonCard section={section} record={record} names={person} />
            <OtherCases section={section} record={record} />
            <NotesCard section={section} record={record} />
            <CaseLog section={section} record={record} />
            <RecordData section={section} row={record} except={[...text, ...person, ...silent, ...asked]} />
          </>
        )}
      </Box>
    </>
  );
}

// Keeps the three tabs visible on a phone.
const tabs = { '& .MuiTab-root': { minWidth: { xs: 0, sm: 90 }, px: { xs: 1.25, sm: 2 } } };

// Read, not filled in: closer together than in a form.
const dense = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .campos': { gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' },
  '& .MuiCardContent-root': { p: 2 },
  '& .MuiCardContent-root > h2': { mb: 1 },
} as const;

/** Returns the fields of the first group that is about the request, not about the person: product, reason, amount. */
const askedFor = ({ groups }: AnySection, except: readonly string[]): readonly string[] =>
  groups.map(({ fields }) => fields.filter((name) => !except.includes(name))).find((names) => names.length > 0) ?? [];

/** Fields already shown in the header. */
const silent = ['plazo', 'plazoEstimado', 'venceEn', 'avisoDesde', 'repetida', 'conComentario', 'aceptaTratamiento'];

/** Timeline of a case, oldest first. Field-level changes are in the history tab. */
function CaseLog({ section, record }: { section: AnySection; record: RaRecord }) {
  const { lines = [], error, retry, older } = useHistory(section, record);
  return (
    <FormCard title="Lo que pasó">
      <FailedToLoad error={error} onRetry={retry} isShown={lines.length > 0} />
      <OlderButton {...older} />
      <Box component="ol" sx={{ m: 0, pl: 2.5, gridColumn: '1 / -1', display: 'grid', gap: 0.75 }}>
        {lines.toReversed().map((line) => (
          <li key={line.id}>
            <strong>{basic[line.accion] ?? findTransition(section, line.accion)?.label ?? line.accion}</strong>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {` · ${formatDateTime(line.accion === 'crear' ? record.creadoEn : line.en)} · ${authorOf(section, line)}`}
            </Typography>
          </li>
        ))}
      </Box>
    </FormCard>
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

/** Renders the person's identity and contact details. */
function PersonCard({ section, record, names }: PersonCardProps) {
  const told = names.filter((name) => holds(record[name]) && section.fields[name]);
  if (told.length === 0) return null;
  const greeting = `Estimado(a) ${personOf(record)}: le escribimos de ${settings.entidad.nombreCorto} por su caso ${record.codigo}.`;
  return (
    <FormCard title="La persona">
      <Box className="solo-pantalla" sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {record.celular && (
          <>
            <Button variant="outlined" startIcon={<Call />} href={`tel:${record.celular}`}>
              Llamar
            </Button>
            <Button
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
            variant="outlined"
            startIcon={<Mail />}
            href={`mailto:${record.correo}?subject=${encodeURIComponent(`Su caso ${record.codigo}`)}`}
          >
            Escribir un correo
          </Button>
        )}
      </Box>
      <FieldList section={section} row={record} names={told} />
      {lacksConsent(section, record) && (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {`No consta que aceptara el tratamiento de sus datos: lo registró el personal (${section.fields.canal.choices?.[record.canal]}).`}
        </Typography>
      )}
    </FormCard>
  );
}

/** Consent is required on the site; a case registered by staff may lack it. */
const lacksConsent = ({ fields }: AnySection, { aceptaTratamiento, anonimizadoEn, canal }: RaRecord): boolean =>
  'aceptaTratamiento' in fields && canal !== 'web' && !aceptaTratamiento && !anonimizadoEn;
