import type { AnySection } from '@coop/domain';

/** `institucional/bienes-adjudicados` → `institucional_bienes_adjudicados`; `fechaRemate` → `fecha_remate`. */
export const snakeCase = (name: string): string =>
  name.replace(/[/-]/g, '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the name of a unique constraint. PostgreSQL truncates names at 63 bytes. */
export const uniqueName = ({ name }: AnySection, fields: readonly string[]): string =>
  `${snakeCase(name)}_${fields.map(snakeCase).join('_')}_unico`.slice(0, 60);
