import type { AnySection } from '@coop/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { Link, type RaRecord } from 'react-admin';
import { StateChip } from '../fields/displays/StateChip';
import { Company } from '../records/live/Company';
import type { CaseParts } from './CaseParts';
import { Deadline } from './columns/Deadline';
import { PrintMenu } from './PrintMenu';
import { addressOfCase } from './queue/addressOfCase';
import { useNeighbours } from './queue/useNeighbours';

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

type QueueStepsProps = { section: AnySection; id: RaRecord['id'] };

/** To the case before and after this one, by mouse or by j and k. */
function QueueSteps({ section, id }: QueueStepsProps) {
  const { previous, next } = useNeighbours(id);
  return (
    <Box sx={{ display: 'flex' }}>
      <Step section={section} to={previous} keys="k" label="Caso anterior">
        <KeyboardArrowUp />
      </Step>
      <Step section={section} to={next} keys="j" label="Caso siguiente">
        <KeyboardArrowDown />
      </Step>
    </Box>
  );
}

type StepProps = {
  section: AnySection;
  to: RaRecord | undefined;
  keys: string;
  label: string;
  children: React.ReactNode;
};

const Step = ({ section, to, keys, label, children }: StepProps) =>
  to ? (
    <IconButton component={Link} to={addressOfCase(section, to)} aria-label={label} aria-keyshortcuts={keys}>
      {children}
    </IconButton>
  ) : (
    <IconButton disabled aria-label={label}>
      {children}
    </IconButton>
  );
