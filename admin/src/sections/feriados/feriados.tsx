import { lazyWithRetry } from '../../ground/page/lazyWithRetry';
import type { Override } from '../Override';

export const feriados: Override = {
  section: 'sitio/feriados',
  tools: [
    {
      label: 'Proponer una gestión',
      needs: 'crear',
      Dialog: lazyWithRetry(async () => (await import('./ProposedCalendarDialog')).ProposedCalendarDialog),
    },
  ],
};
