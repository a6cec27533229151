import { caseScreen } from '../../cases/caseScreen';
import { caseColumns, caseLabels, MaskedColumn } from '../../cases/columns/columns';
import { statistics } from '../../cases/statistics/statistics';
import { SectionTrend } from '../../cases/trends/SectionTrend';
import { lazyWithRetry } from '../../ground/page/lazyWithRetry';
import type { Override } from '../Override';

/** Complaints. They have a legal deadline, so the list shows the remaining time. */
export const reclamos: Override = {
  section: 'contactanos/reclamos',
  Show: caseScreen(async () => (await import('./parts')).parts),
  columns: { ...caseColumns, numeroOperacion: MaskedColumn },
  labels: caseLabels,
  hidden: ['primerApellido', 'razonSocial', 'plazo'],
  tools: [
    statistics,
    {
      label: 'Reporte mensual',
      needs: 'exportar',
      Dialog: lazyWithRetry(async () => (await import('./MonthlyReportDialog')).MonthlyReportDialog),
    },
  ],
  Trend: SectionTrend,
};
