import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { Suspense, useState } from 'react';
import { StatisticsButton } from '../../cases/statistics/StatisticsButton';
import { lazily } from '../../ground/page/lazily';
import { useCan } from '../../ground/staff/useCan';
import { WordedTool } from '../../ground/tools/WordedTool';
import type { SectionProps } from '../../records/data/SectionProps';

const Dialog = lazily(async () => (await import('./MonthlyReportDialog')).MonthlyReportDialog);

/** The ways to what complaints come to: their statistics and, for whoever may take them out, the report of a month. */
export function ReportsButtons({ section }: SectionProps) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  return (
    <>
      <StatisticsButton section={section} />
      {can(section.name, 'exportar') && (
        <WordedTool label="Reporte mensual" onClick={() => setOpen(true)}>
          <CalendarMonth />
        </WordedTool>
      )}
      {open && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
