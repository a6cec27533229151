import { type AnySection, actionsOf, can, findSection, type Rol, rolLabels, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { needsRecentSignIn } from '../../platform/auth/recent-sign-in.js';
import { invalidData } from '../../platform/http/problem.js';
import { faultOfEnd } from '../../platform/machines/machineKey.js';
import { readNetworks } from '../../platform/outgoing/network.js';
import type { Change } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

type Permit = { seccion: string; accion: string };

/** Validates an API key's grants: only permissions of its role, none reserved for people, and an expiry date. */
@Injectable()
export class AccesosPolicy implements SectionPolicy {
  applies = isSection(sections['sitio/accesos-de-sistemas']);

  async beforeWrite({ before, after }: Change): Promise<void> {
    if (!after) return;
    const errors = {
      ...faultsOf(after.rol as Rol, after.permisos as Permit[]),
      ...faultOfAddresses(after.direcciones as string | null),
      ...(before?.venceEn === after.venceEn ? {} : faultOfEnd(after.venceEn as string)),
    };
    if (Object.keys(errors).length > 0) throw invalidData(errors);
  }
}

function faultOfAddresses(direcciones: string | null): Record<string, string> {
  const isValid = readNetworks(direcciones ?? '').every((network) => network !== undefined);
  return isValid ? {} : { direcciones: 'Escriba direcciones o redes separadas por comas: 200.87.1.5, 10.20.0.0/16' };
}

const faultsOf = (rol: Rol, permits: readonly Permit[]): Record<string, string> =>
  Object.fromEntries(
    permits.flatMap(({ seccion, accion }, at) => {
      const section = findSection(seccion);
      if (!section) return [];
      const isGranted = (action: string) => can(rol, action, section) && !isForPeople(action, section);
      if (isGranted(accion)) return [];
      if (can(rol, accion, section))
        return [[`permisos.${at}.accion`, `«${accion}» pide la contraseña de una persona: un sistema no puede`]];
      const possible = actionsOf(section).filter(isGranted);
      const rights = possible.length > 0 ? `puede: ${possible.join(', ')}` : 'no tiene esa sección';
      return [[`permisos.${at}.accion`, `El rol ${rolLabels[rol]} ${rights}`]];
    }),
  );

/** Returns whether the action needs a recent sign-in, which an API key can't have. */
const isForPeople = (action: string, section: AnySection) =>
  needsRecentSignIn({ action, section, answers: 'data' }, 'GET');
