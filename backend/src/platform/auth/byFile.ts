import type { Staff } from './staff.js';

/** Author in the history of changes that a server operator imports by file; not a staff user. */
export const byFile: Staff = { uid: 'archivo', email: 'por archivo', nombre: 'Por archivo', rol: 'administrador' };
