import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import { useState } from 'react';
import { Button } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import type { SectionProps } from '../../records/data/SectionProps';
import { ProposedCalendarDialog } from './ProposedCalendarDialog';

/** The way to a year's proposed holidays, for whoever may write them. */
export function ProposedCalendarButton({ section }: SectionProps) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can(section.name, 'crear')) return null;
  return (
    <>
      <Button label="Proponer una gestión" onClick={() => setOpen(true)}>
        <EventAvailable />
      </Button>
      {open && <ProposedCalendarDialog onClose={() => setOpen(false)} />}
    </>
  );
}
