import type { CaseParts } from '../../cases/caseScreen';

/** Printable application, for signature at an agency. */
export const parts: CaseParts = { papers: () => [{ name: 'solicitud', label: 'Solicitud para firmar' }] };
