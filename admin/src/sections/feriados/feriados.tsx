import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import { Suspense, useState } from 'react';
import { lazily } from '../../ground/page/lazily';
import { useCan } from '../../ground/staff/staff';
import { WordedTool } from '../../ground/tools/tools';
import type { SectionProps } from '../../records/data/SectionFields';
import type { Override } from '../Override';

const Dialog = lazily(async () => (await import('./ProposedCalendarDialog')).ProposedCalendarDialog);

/** Opens a year's proposed holidays, for users who may create them. */
function ProposedCalendarButton({ section }: SectionProps) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can(section.name, 'crear')) return null;
  return (
    <>
      <WordedTool label="Proponer una gestión" onClick={() => setOpen(true)}>
        <EventAvailable />
      </WordedTool>
      {open && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Holidays; a year's calendar can be created before its decree. */
export const feriados: Override = { section: 'sitio/feriados', Toolbar: ProposedCalendarButton };
