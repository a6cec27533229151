import type { AnySection } from '@coop/domain';
import type { Note } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService, requirePermission } from '../../resource/rows/resource.service.js';
import { NotesRepository } from './notes.repository.js';

/** The notes of a case, for whoever works its section. */
@Injectable()
export class NotesService {
  constructor(
    private readonly resources: ResourceService,
    private readonly notes: NotesRepository,
  ) {}

  async find(section: AnySection, staff: Staff, id: string): Promise<Note[]> {
    await this.requireCase(section, staff, id);
    return this.notes.find(section, id);
  }

  async add(section: AnySection, staff: Staff, id: string, texto: string): Promise<Note> {
    const { anonimizadoEn } = await this.requireCase(section, staff, id);
    if (anonimizadoEn)
      throw new Problem(
        'transicion_invalida',
        'Los datos personales de este caso ya se borraron: no admite más notas.',
      );
    return this.notes.add({ section, row: { id }, texto, staff });
  }

  private requireCase(section: AnySection, staff: Staff, id: string) {
    requirePermission(staff, 'anotar', section);
    return this.resources.opened(section, staff, id);
  }
}
