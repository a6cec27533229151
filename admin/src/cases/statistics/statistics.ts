import { lazyWithRetry } from '../../ground/page/lazyWithRetry';
import type { ListTool } from '../../records/list/listTools';

export const statistics: ListTool = {
  label: 'Estadísticas',
  Dialog: lazyWithRetry(async () => (await import('./StatisticsDialog')).StatisticsDialog),
};
