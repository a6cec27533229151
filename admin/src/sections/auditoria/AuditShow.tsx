import { type AnySection, adminPathOf, findSection } from '@coop/domain';
import { Button, Card, CardContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, type RaRecord, useDataProvider, useRecordContext } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { useCan } from '../../ground/staff/useCan';
import type { SectionProps } from '../../records/data/SectionProps';
import { HistoryChanges } from '../../records/history/HistoryChanges';
import { SectionShow } from '../../records/screens/SectionShow';

/** A line of the audit: what it did to a record, and the way to that. */
export const AuditShow = (props: SectionProps) => (
  <SectionShow {...props} extra={<AuditedRecordButton />} below={<AuditedChanges />} />
);

/** Opens what a line speaks of, where this user may read it: a record's history, or a file in the library. */
function AuditedRecordButton() {
  const line = useRecordContext();
  const can = useCan();
  // Nothing is left of a file that was erased.
  if (!line?.registro || line.accion === 'quitar' || !can(String(line.seccion), 'leer')) return null;
  const isFile = line.accion === 'reemplazar';
  return (
    <Button component={Link} to={isFile ? fileOf(line) : recordOf(line)} variant="outlined">
      {isFile ? 'Ver el archivo' : 'Ver el registro'}
    </Button>
  );
}

const fileOf = ({ registro }: RaRecord) => `${adminPathOf('sitio/biblioteca')}/${registro}`;

const recordOf = ({ seccion, registro }: RaRecord) =>
  `/administrador/${seccion}/${encodeURIComponent(registro)}/show?vista=historial`;

/** What the change that a line of the audit speaks of did, read off the record's own history. */
function AuditedChanges() {
  const line = useRecordContext();
  const can = useCan();
  const { historial } = useDataProvider<typeof dataProvider>();
  const section = findSection(String(line?.seccion ?? '')) as AnySection | undefined;
  const registro = String(line?.registro ?? '');
  const { data } = useQuery({
    queryKey: [section?.name, 'historial', registro],
    queryFn: () => historial(String(section?.name), registro, undefined),
    enabled: section !== undefined && registro !== '' && can(section.name, 'leer'),
    // Of what is no row of a section there is none: the line says all there is.
    retry: false,
  });
  const entry = data?.lines.find(({ accion, version }) => accion === line?.accion && version === line?.version);
  if (!section || !entry || entry.cambios.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="que-cambio">
      <CardContent>
        <Typography id="que-cambio" variant="h3" component="h3">
          Qué cambió
        </Typography>
        <HistoryChanges section={section} entry={entry} />
      </CardContent>
    </Card>
  );
}
