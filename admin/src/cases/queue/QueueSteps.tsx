import type { AnySection } from '@coop/domain';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, IconButton } from '@mui/material';
import { Link, type RaRecord } from 'react-admin';
import { addressOfCase } from './addressOfCase';
import { useNeighbours } from './useNeighbours';

type Props = { section: AnySection; id: RaRecord['id'] };

/** To the case before and after this one, by mouse or by j and k. */
export function QueueSteps({ section, id }: Props) {
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
