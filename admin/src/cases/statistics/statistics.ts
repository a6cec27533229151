import { lazily } from '../../ground/page/lazily';
import type { ListTool } from '../../records/list/listTools';

export const statistics: ListTool = {
  label: 'Estadísticas',
  Dialog: lazily(async () => (await import('./StatisticsDialog')).StatisticsDialog),
};
