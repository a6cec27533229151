import BarChart from '@mui/icons-material/BarChartOutlined';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-admin';
import type { SectionProps } from '../../records/data/SectionProps';

const StatisticsDialog = lazy(async () => ({ default: (await import('./StatisticsDialog')).StatisticsDialog }));

/** The way to the statistics of a form, for whoever reads its cases. */
export function StatisticsButton({ section }: SectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button label="Estadísticas" onClick={() => setOpen(true)}>
        <BarChart />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <StatisticsDialog section={section} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
