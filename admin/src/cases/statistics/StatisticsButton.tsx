import BarChart from '@mui/icons-material/BarChartOutlined';
import { Suspense, useState } from 'react';
import { lazily } from '../../ground/page/lazily';
import { WordedTool } from '../../ground/tools/tools';
import type { SectionProps } from '../../records/data/SectionFields';

const StatisticsDialog = lazily(async () => (await import('./StatisticsDialog')).StatisticsDialog);

/** Opens the statistics dialog of a section. */
export function StatisticsButton({ section }: SectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <WordedTool label="Estadísticas" onClick={() => setOpen(true)}>
        <BarChart />
      </WordedTool>
      {open && (
        <Suspense fallback={null}>
          <StatisticsDialog section={section} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
