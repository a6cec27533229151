import { adminPathOf, firstDay } from '@coop/domain';
import type { FirstDayDone } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../platform/auth/staff.js';
import { HistoryRepository } from '../resource/history/history.repository.js';

@Injectable()
export class FirstDayService {
  constructor(private readonly history: HistoryRepository) {}

  async findFor({ email, rol }: Pick<Staff, 'email' | 'rol'>): Promise<FirstDayDone[]> {
    const tasks = firstDay[rol];
    const done = await this.history.findDone(email, tasks);
    return tasks.map(({ key, todo, how, section }, at) => ({
      clave: key,
      etiqueta: todo,
      como: how,
      hecho: done[at] ?? false,
      enlace: adminPathOf(section),
    }));
  }
}
