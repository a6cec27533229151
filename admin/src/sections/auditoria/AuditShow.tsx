import { type AnySection, adminPathOf, findSection } from '@coop/domain';
import { Button, Card, CardContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, type RaRecord, useDataProvider, useRecordContext } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { useCan } from '../../ground/staff/staff';
import type { SectionProps } from '../../records/data/SectionFields';
import { HistoryChanges } from '../../records/history/HistoryChanges';
import { SectionShow } from '../../records/screens/SectionShow';

export const AuditShow = (props: SectionProps) => (
  <SectionShow {...props} extra={<AuditedRecordButton />} below={<AuditedChanges />} />
);

function AuditedRecordButton() {
  const line = useRecordContext();
  const can = useCan();
  // A deleted file has no page.
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
    // Entries without a section's row have no history.
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
