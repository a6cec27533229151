import type { AnySection } from '@coop/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { StateChip } from '../displays/StateChip';

type Props = { section: AnySection; title?: string; children?: ReactNode };

/** What this record is, where it stands, and what may be done with it. */
export function RecordHeader({ section, title, children }: Props) {
  const record = useRecordContext();
  return (
    <Box sx={{ mb: 2 }}>
      <Button component={Link} to={`/administrador/${section.name}`} size="small" startIcon={<ArrowBack />}>
        {section.label.many}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 0.5 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {title ?? (record && section.title(record)) ?? section.label.one}
        </Typography>
        {record &&
          Object.entries(section.flows).map(([name, flow]) => (
            <StateChip key={name} flow={flow} value={String(record[name])} />
          ))}
        <Box sx={{ flexGrow: 1 }} />
        {section.publicPath && record?.estado === 'publicado' && (
          <Button href={section.publicPath} target="_blank" rel="noopener">
            Ver en el sitio
          </Button>
        )}
        {children}
      </Box>
    </Box>
  );
}
