import type { Rol } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { User } from '../../platform/users/user.js';
import { HeadsRepository } from './heads.repository.js';

export type HeadsOf = (rol: Rol | undefined, responsible: readonly User[]) => User[];

@Injectable()
export class HeadsService {
  constructor(private readonly heads: HeadsRepository) {}

  /** Finds a role's head among staff; every administrador if there is none, or if the head alone is responsible. */
  async findAmong(staff: readonly User[]): Promise<HeadsOf> {
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
