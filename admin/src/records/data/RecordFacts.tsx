import type { AnySection } from '@coop/domain';
import { Box, Card, CardContent, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { useYo } from '../../ground/staff/useYo';
import { systemFields } from './partsOf';

type Props = { section: AnySection; also?: readonly string[]; except?: readonly string[] };

/** Read-only metadata of a record, maintained by the server. */
export function RecordFacts({ section, also = [], except = [] }: Props) {
  const record = useRecordContext();
  const { rol } = useYo();
  if (!record) return null;
  const names = [...new Set([...also, ...systemFields(section, rol)])].filter(
    (name) => record[name] != null && !except.includes(name),
  );
  return (
    <Card component="aside" aria-label="Datos del registro">
      <CardContent component="dl" sx={{ m: 0 }}>
        {names.map((name) => (
          <Box key={name} sx={{ mb: 1.5 }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {section.fields[name].label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              <FieldDisplay field={section.fields[name]} value={record[name]} row={record} />
            </Typography>
          </Box>
        ))}
      </CardContent>
    </Card>
  );
}
