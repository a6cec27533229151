import {
  type AnySection,
  adminPathOf,
  can,
  findRol,
  formatShortDate,
  type SectionName,
  sectionList,
  todayInLaPaz,
} from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { AbsencesRepository } from './absences.repository.js';

/** Sections of cases; regulated ones first. */
const casework = sectionList
  .filter(({ kind }) => kind === 'submission')
  .sort((a, b) => Number(Boolean(b.submission?.regulated)) - Number(Boolean(a.submission?.regulated)));

/** Returns whether a user may read a section: active, with a role that permits it. */
export const readersOf =
  (section: AnySection) =>
  ({ estado, rol }: User): boolean => {
    const known = findRol(rol);
    return estado === 'activo' && known !== undefined && can(known, 'leer', section);
  };

@Injectable()
export class StandInsService {
  constructor(
    private readonly absences: AbsencesRepository,
    private readonly users: UserStore,
  ) {}

  /** Returns the recipients plus the stand-ins of those absent that day, if they may open the notice. */
  async with(
    recipients: readonly User[],
    mayOpen: (user: User) => boolean,
    day: string,
    tx?: Database,
  ): Promise<User[]> {
    const away = recipients.length > 0 ? await this.absences.findOn(day, tx) : [];
    const absent = away.filter(({ persona }) => recipients.some(({ id }) => id === persona));
    if (absent.length === 0) return [...recipients];
    const readers = (await this.users.list(tx)).filter(mayOpen);
    const standIns = readers.filter(({ id }) => absent.some(({ reemplazo }) => reemplazo === id));
    return [...new Map([...recipients, ...standIns].map((user) => [user.id, user])).values()];
  }

  async awayFor(uid: string, day: string): Promise<string[]> {
    const away = await this.absences.findOn(day);
    return away.filter(({ reemplazo }) => reemplazo === uid).map(({ persona }) => persona);
  }

  async findFor(staff: Staff): Promise<Notice[]> {
    const own = (await this.absences.findOn(todayInLaPaz())).filter(({ reemplazo }) => reemplazo === staff.uid);
    if (own.length === 0) return [];
    const names = new Map((await this.users.list()).map(({ id, nombre, email }) => [id, nombre || email]));
    const section = casework.find((one) => may(staff, 'leer', one));
    return own.map(({ id, persona, hasta }) => ({
      clave: `reemplazo_${id}`,
      seccion: section?.name ?? 'panel',
      etiqueta: `Reemplaza a ${names.get(persona) ?? 'una persona'} hasta el ${formatShortDate(hasta)}: los avisos de sus casos le llegan a usted`,
      enlace: section
        ? `${adminPathOf(section.name as SectionName)}?${new URLSearchParams({ filter: JSON.stringify({ asignadoA: persona }), page: '1' })}`
        : '/administrador',
      accion: section ? `Ver sus ${section.label.many.toLowerCase()}` : 'Ver el panel',
    }));
  }
}
