import type { Rol } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { User } from '../../platform/users/user.js';
import { HeadsRepository } from './heads.repository.js';

/** Returns the heads to notify of a role's overdue work, besides those responsible. */
export type HeadsOf = (rol: Rol | undefined, responsible: readonly User[]) => User[];

/** Heads of roles, as configured by administrador. */
@Injectable()
export class HeadsService {
  constructor(private readonly heads: HeadsRepository) {}

  /**
   * Returns the lookup of heads among active staff: the role's head, if they may read its work.
   *
   * Falls back to every administrador if there is no head, or if the head alone is responsible. Overdue work is always
   * notified to somebody else.
   */
  async among(staff: readonly User[]): Promise<HeadsOf> {
    const known = await this.heads.findAll();
    const administradores = staff.filter(({ rol }) => rol === 'administrador');
    return (rol, responsible) => {
      const named = known.find((head) => head.rol === rol);
      const head = staff.find((user) => user.id === named?.jefe && (user.rol === rol || user.rol === 'administrador'));
      const isAlone = responsible.length > 0 && responsible.every(({ id }) => id === head?.id);
      return head && !isAlone ? [head] : administradores;
    };
  }
}
