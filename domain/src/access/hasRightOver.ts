import type { Rol } from '../language/roles.js';

/** Whether somebody of one role may touch the access of who has the other: that of an administrador, only another one. */
export const hasRightOver = (rol: Rol, other: unknown): boolean => rol === 'administrador' || other !== 'administrador';
