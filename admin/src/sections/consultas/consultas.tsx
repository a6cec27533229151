import { Navigate } from 'react-router-dom';
import { caseScreen } from '../../cases/caseScreen';
import { caseColumns, caseLabels } from '../../cases/columns/columns';
import { statistics } from '../../cases/statistics/statistics';
import { SectionTrend } from '../../cases/trends/SectionTrend';
import type { Override } from '../Override';

const TODAY = `/administrador/sitio/turnos?filter=${encodeURIComponent(JSON.stringify({ jornada: 'hoy' }))}`;

export const consultas: Override = {
  section: 'contactanos/consultas',
  Show: caseScreen(async () => (await import('./parts')).parts),
  columns: caseColumns,
  labels: caseLabels,
  hidden: ['primerApellido', 'plazo'],
  // The same people attend turns, which the specification's menu does not list for them.
  tools: [statistics, { label: 'Turnos de hoy', Dialog: () => <Navigate to={TODAY} /> }],
  Trend: SectionTrend,
};
