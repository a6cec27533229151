import { caseScreen } from '../../cases/caseScreen';
import { caseColumns, caseLabels, MaskedColumn } from '../../cases/columns/columns';
import { statistics } from '../../cases/statistics/statistics';
import { OwnCases } from '../../cases/trends/OwnCases';
import { lazily } from '../../ground/page/lazily';
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
      Dialog: lazily(async () => (await import('./MonthlyReportDialog')).MonthlyReportDialog),
    },
  ],
  Trend: OwnCases,
};
