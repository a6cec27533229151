import type { Rol } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { User } from '../../platform/users/user.js';
import { HeadsRepository } from './heads.repository.js';

/** Who is told that what those of a role had to do is late, besides those responsible. */
export type HeadsOf = (rol: Rol | undefined, responsible: readonly User[]) => User[];

/** Who leads whom, as administrador has it. */
@Injectable()
export class HeadsService {
  constructor(private readonly heads: HeadsRepository) {}

  /**
   * The heads among active staff: whoever leads the role and may open what it does; every administrador where nobody does, or
   * where they alone are responsible. What is late is always told to somebody else.
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
