import type { CaseParts } from '../../cases/caseScreen';

export const parts: CaseParts = { papers: () => [{ name: 'solicitud', label: 'Solicitud para firmar' }] };
