import type { AnySection } from '@coop/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { Link, type RaRecord } from 'react-admin';
import { StateChip } from '../fields/displays/StateChip';
import { Company } from '../records/live/Company';
import type { CaseParts } from './CaseParts';
import { Deadline } from './columns/Deadline';
import { PrintMenu } from './PrintMenu';
import { QueueSteps } from './queue/QueueSteps';

type Props = { section: AnySection; record: RaRecord; parts: CaseParts };

/** Which case this is, where it stands and by when it must be answered. */
export function CaseHeader({ section, record, parts }: Props) {
  return (
    <Box component="header" sx={{ mb: 0 }}>
      <Button
        component={Link}
        to={`/administrador/${section.name}`}
        size="small"
        startIcon={<ArrowBack />}
        className="solo-pantalla"
      >
        {section.label.many}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 0.5 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {section.title(record)}
        </Typography>
        {Object.entries(section.flows).map(([name, flow]) => (
          <StateChip key={name} flow={flow} value={String(record[name])} />
        ))}
        <Deadline day={record.venceEn} plazo={record.plazo} estimated={record.plazoEstimado} size="medium" />
        <Company section={section} id={record.id} />
        <Box sx={{ flexGrow: 1 }} />
        <QueueSteps section={section} id={record.id} />
        <PrintMenu {...{ section, record, parts }} />
      </Box>
    </Box>
  );
}
