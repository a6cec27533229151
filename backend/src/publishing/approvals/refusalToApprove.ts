import { rolLabels } from '@coop/domain';
import type { Aprobacion } from '@coop/domain/answers';
import type { Staff } from '../../platform/auth/staff.js';
import type { Approval } from './approvals.repository.js';
import type { Rule } from './rules.repository.js';

/** An order on that version of a row. */
type Ordered = { orden: Aprobacion['orden']; version: number };

/** Why somebody can't give an order to a row under a rule; undefined: they can. `sent` is the request that waits, if one does. */
export function refusalToApprove(
  rule: Rule,
  sent: Approval | undefined,
  { orden, version }: Ordered,
  { uid, rol, granted }: Staff,
): string | undefined {
  if (sent?.version !== version || sent.orden !== orden) return asks[orden];
  if (granted) return 'Lo aprueba una persona, no un sistema.';
  if (sent.autores.includes(uid)) return 'Usted lo escribió o lo envió: lo aprueba otra persona.';
  if (rule.roles.length > 0 && !rule.roles.includes(rol))
    return `Lo aprueba ${rule.roles.map((one) => rolLabels[one]).join(' o ')}.`;
  return undefined;
}

const asks = {
  publicar: 'En esta sección publica otra persona: envíelo a aprobación.',
  archivar: 'En esta sección archiva otra persona: envíelo a aprobación.',
} as const;
