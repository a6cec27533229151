import { rolLabels } from '@coop/domain';
import type { Aprobacion } from '@coop/domain/answers';
import type { Staff } from '../../platform/auth/staff.js';
import type { Approval } from './approvals.repository.js';
import type { Rule } from './rules.repository.js';

/**
 * A user's part in a text: `own`, as an author or an author's credential issuer; `lent`, as holder of credentials that
 * an author saw.
 */
export type Part = 'own' | 'lent';

/** Returns uid's part. `authors` include their credential issuers; `behind` are uid's own. Undefined: no part. */
export function partIn(authors: readonly string[], uid: string, behind: readonly string[]): Part | undefined {
  if (authors.includes(uid)) return 'own';
  return behind.some((one) => authors.includes(one)) ? 'lent' : undefined;
}

/** Instruction for users whose invitation link another person saw: a new password by email proves their identity. */
export const ANOTHER_PASSWORD = 'cree otra con «¿Olvidó su contraseña?», en la página de ingreso';

/** An order and the row version it applies to. */
type VersionedOrder = { orden: Aprobacion['orden']; version: number };

/**
 * Returns why the rule forbids the user's order, or undefined when it is allowed. `sent` is the pending request, if
 * any; `behind` are the user's credential issuers.
 */
export function refusalToApprove(
  rule: Rule,
  sent: Approval | undefined,
  { orden, version }: VersionedOrder,
  { uid, rol, granted }: Staff,
  behind: readonly string[],
): string | undefined {
  if (sent?.version !== version || sent.orden !== orden) return needsApproval[orden];
  if (granted) return 'Lo aprueba una persona, no un sistema.';
  const part = partIn(sent.autores, uid, behind);
  if (part) return ofAuthors[part];
  if (rule.roles.length > 0 && !rule.roles.includes(rol))
    return `Lo aprueba ${rule.roles.map((one) => rolLabels[one]).join(' o ')}.`;
  return undefined;
}

const ofAuthors = {
  own: 'Usted lo escribió o lo envió, o vio la clave o el enlace con que se hizo: lo aprueba otra persona.',
  lent: `Quien lo escribió, o pudo hacerlo, vio el enlace con que usted creó su contraseña: para aprobarlo, ${ANOTHER_PASSWORD}.`,
} as const;

const needsApproval = {
  publicar: 'En esta sección publica otra persona: envíelo a aprobación.',
  archivar: 'En esta sección archiva otra persona: envíelo a aprobación.',
} as const;
