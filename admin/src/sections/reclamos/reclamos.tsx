import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { Suspense, useState } from 'react';
import { caseScreen } from '../../cases/caseScreen';
import { caseColumns, caseLabels, MaskedColumn } from '../../cases/columns/columns';
import { StatisticsButton } from '../../cases/statistics/StatisticsButton';
import { OwnCases } from '../../cases/trends/OwnCases';
import { lazily } from '../../ground/page/lazily';
import { useCan } from '../../ground/staff/staff';
import { WordedTool } from '../../ground/tools/tools';
import type { SectionProps } from '../../records/data/SectionFields';
import type { Override } from '../Override';

const Dialog = lazily(async () => (await import('./MonthlyReportDialog')).MonthlyReportDialog);

/** Buttons for the statistics and, for users who may export, the monthly report. */
function ReportsButtons({ section }: SectionProps) {
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

/** Complaints. They have a legal deadline, so the list shows the remaining time. */
export const reclamos: Override = {
  section: 'contactanos/reclamos',
  Show: caseScreen(async () => (await import('./parts')).parts),
  columns: { ...caseColumns, numeroOperacion: MaskedColumn },
  labels: caseLabels,
  hidden: ['primerApellido', 'razonSocial', 'plazo'],
  Toolbar: ReportsButtons,
  Trend: OwnCases,
};
