import type { CaseParts } from '../../cases/CaseParts';

/** An application is signed at an agency, as it came. */
export const parts: CaseParts = { papers: () => [{ name: 'solicitud', label: 'Solicitud para firmar' }] };
