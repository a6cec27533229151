import { caseScreen } from '../../cases/caseScreen';
import { caseColumns } from '../../cases/columns/caseColumns';
import { caseLabels } from '../../cases/columns/caseLabels';
import { MaskedColumn } from '../../cases/columns/MaskedColumn';
import type { Override } from '../Override';
import { AgeColumn } from './AgeColumn';
import { FunnelCard } from './FunnelCard';

/** Who asks for what since when; their document, only to tell them apart. */
export const solicitudesCreditos: Override = {
  section: 'contactanos/solicitudes-creditos',
  Show: caseScreen(async () => (await import('./parts')).parts),
  columns: { ...caseColumns, creadoEn: AgeColumn, numeroDocumento: MaskedColumn },
  labels: { ...caseLabels, oficial: 'Oficial' },
  hidden: ['primerApellido'],
  Trend: ({ answer: { embudo } }) => embudo && <FunnelCard {...embudo} />,
};
