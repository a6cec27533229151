import { integer } from '../../language/index.js';

/** Fiscal year of a document; the minimum is when the first cooperatives started. */
export const gestion = () => integer('Gestión', { required: true, min: 1960, max: 2100 });

/** Validation rule: the fiscal year is not in the future. */
export const gestionHasBegun = {
  field: 'gestion',
  message: 'La gestión no puede ser posterior al año actual',
  holds: ({ gestion: year }: { gestion?: number }, today: string) => !year || year <= Number(today.slice(0, 4)),
} as const;
