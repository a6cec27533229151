import { actionsOf, can, findSection, type Rol, rolLabels, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { invalidData } from '../../platform/http/problem.js';
import { faultOfEnd } from '../../platform/machines/endOfService.js';
import { type Change, only, type SectionPolicy } from '../../resource/rows/section-policy.js';

type Permit = { seccion: string; accion: string };

/** What the section of other systems demands: nothing is granted that the role may not, and no key serves for ever. */
@Injectable()
export class AccesosPolicy implements SectionPolicy {
  applies = only(sections['sitio/accesos-de-sistemas']);

  async beforeWrite({ before, after }: Change): Promise<void> {
    if (!after) return;
    const errors = {
      ...faultsOf(after.rol as Rol, after.permisos as Permit[]),
      ...(before?.venceEn === after.venceEn ? {} : faultOfEnd(after.venceEn as string)),
    };
    if (Object.keys(errors).length > 0) throw invalidData(errors);
  }
}

const faultsOf = (rol: Rol, permits: readonly Permit[]): Record<string, string> =>
  Object.fromEntries(
    permits.flatMap(({ seccion, accion }, at) => {
      const section = findSection(seccion);
      if (!section || can(rol, accion, section)) return [];
      const possible = actionsOf(section).filter((action) => can(rol, action, section));
      const told = possible.length > 0 ? `puede: ${possible.join(', ')}` : 'no tiene esa sección';
      return [[`permisos.${at}.accion`, `El rol ${rolLabels[rol]} ${told}`]];
    }),
  );
