import { type AnySection, findSection } from '@coop/domain';
import { Card, CardContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { useCan } from '../../ground/staff/useCan';
import { HistoryChanges } from '../../records/history/HistoryChanges';

/** What the change that a line of the audit speaks of did, read off the record's own history. */
export function AuditedChanges() {
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
