import { integer } from '../../language/index.js';

/** The year that a document belongs to, from the first cooperatives' years on. */
export const gestion = () => integer('Gestión', { required: true, min: 1960, max: 2100 });

/** A document can't belong to a year that has not begun. */
export const gestionHasBegun = {
  field: 'gestion',
  message: 'La gestión no puede ser posterior al año actual',
  holds: ({ gestion: year }: { gestion?: number }, today: string) => !year || year <= Number(today.slice(0, 4)),
} as const;
