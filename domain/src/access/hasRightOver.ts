import type { Rol } from '../language/roles.js';

/** Whether a role may manage a user of another role: only an administrador manages an administrador. */
export const hasRightOver = (rol: Rol, other: unknown): boolean => rol === 'administrador' || other !== 'administrador';
