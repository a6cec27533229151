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
import { may } from '../../platform/auth/may.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { AbsencesRepository } from './absences.repository.js';

/** Where cases are: first those whose answer the norm asks for. */
const casework = (sectionList as readonly AnySection[])
  .filter(({ kind }) => kind === 'submission')
  .sort((a, b) => Number(Boolean(b.submission?.regulated)) - Number(Boolean(a.submission?.regulated)));

/** Who may open what is told of: the active staff whose role reads that section. */
export const readersOf =
  (section: AnySection) =>
  ({ estado, rol }: User): boolean => {
    const known = findRol(rol);
    return estado === 'activo' && known !== undefined && can(known, 'leer', section);
  };

/** Who is told besides those who are away. */
@Injectable()
export class StandInsService {
  constructor(
    private readonly absences: AbsencesRepository,
    private readonly users: UserStore,
  ) {}

  /** Those, and of each who is away that day whoever stands in, while they may open it. */
  async with(told: readonly User[], mayOpen: (user: User) => boolean, day: string, tx?: Database): Promise<User[]> {
    const away = told.length > 0 ? await this.absences.findOn(day, tx) : [];
    const standing = away.filter(({ persona }) => told.some(({ id }) => id === persona));
    if (standing.length === 0) return [...told];
    const readers = (await this.users.list(tx)).filter(mayOpen);
    const standIns = readers.filter(({ id }) => standing.some(({ reemplazo }) => reemplazo === id));
    return [...new Map([...told, ...standIns].map((user) => [user.id, user])).values()];
  }

  /** Those whom that person stands in for on that day. */
  async awayFor(uid: string, day: string): Promise<string[]> {
    const away = await this.absences.findOn(day);
    return away.filter(({ reemplazo }) => reemplazo === uid).map(({ persona }) => persona);
  }

  /** Says on the panel whom one stands in for. */
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
