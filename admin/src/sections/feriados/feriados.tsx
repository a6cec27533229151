import { lazily } from '../../ground/page/lazily';
import type { Override } from '../Override';

export const feriados: Override = {
  section: 'sitio/feriados',
  tools: [
    {
      label: 'Proponer una gestión',
      needs: 'crear',
      Dialog: lazily(async () => (await import('./ProposedCalendarDialog')).ProposedCalendarDialog),
    },
  ],
};
