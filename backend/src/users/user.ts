import type { AnyRow } from '@coop/domain';

/**
 * A member of staff: a row of the section `usuarios`, whose `id` is the uid that the sign-in service knows. `rol` and
 * `estado` are whatever the document holds: whoever reads them decides what they are worth.
 */
export type User = AnyRow & { email: string; nombre: string | null };

export const isActiveAdministrator = ({ rol, estado }: User): boolean => rol === 'administrador' && estado === 'activo';
