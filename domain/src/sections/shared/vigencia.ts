import { phase } from '../../derived.js';

/** Whether what visitors read still holds. What has not begun is never public, so that there are only two cases. */
export const vigencia = () =>
  phase(
    'Vigencia',
    { vigente: 'Vigente', finalizado: 'Finalizado' },
    [{ is: 'finalizado', when: { vigenteHasta: { before: 'today' } } }],
    'vigente',
  );
