import { type AnySection, findSection } from '@coop/domain';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { requirePermission } from '../../resource/rows/resource.service.js';

/** The section of that name. Throws Problem: `no_encontrado`, or `sin_permiso` where that person does not read it. */
export function getReadable(staff: Staff, seccion: string): AnySection {
  const section = findSection(seccion);
  if (!section) throw new Problem('no_encontrado', 'Esa sección no existe.');
  requirePermission(staff, 'leer', section);
  return section;
}
