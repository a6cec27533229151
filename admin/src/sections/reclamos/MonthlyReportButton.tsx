import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { useState } from 'react';
import { Button } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import type { SectionProps } from '../../records/data/SectionProps';
import { MonthlyReportDialog } from './MonthlyReportDialog';

/** The way to the monthly report, for whoever may take complaints out. */
export function MonthlyReportButton({ section }: SectionProps) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can(section.name, 'exportar')) return null;
  return (
    <>
      <Button label="Reporte mensual" onClick={() => setOpen(true)}>
        <CalendarMonth />
      </Button>
      {open && <MonthlyReportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
