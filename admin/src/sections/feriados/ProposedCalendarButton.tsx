import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import { Suspense, useState } from 'react';
import { lazily } from '../../ground/page/lazily';
import { useCan } from '../../ground/staff/useCan';
import { WordedTool } from '../../ground/tools/WordedTool';
import type { SectionProps } from '../../records/data/SectionProps';

const Dialog = lazily(async () => (await import('./ProposedCalendarDialog')).ProposedCalendarDialog);

/** Opens a year's proposed holidays, for users who may create them. */
export function ProposedCalendarButton({ section }: SectionProps) {
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
