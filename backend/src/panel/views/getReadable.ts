import { type AnySection, findSection } from '@coop/domain';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { requirePermission } from '../../resource/rows/resource.service.js';

/** Returns a section by name. Throws Problem: `no_encontrado`, or `sin_permiso` if the user may not read it. */
export function getReadable(staff: Staff, seccion: string): AnySection {
  const section = findSection(seccion);
  if (!section) throw new Problem('no_encontrado', 'Esa sección no existe.');
  requirePermission(staff, 'leer', section);
  return section;
}
