import type { AnySection } from '@coop/domain';
import type { Note } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService, requirePermission } from '../../resource/rows/resource.service.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { NotesRepository } from './notes.repository.js';

@Injectable()
export class NotesService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly tables: TableStore,
    private readonly resources: ResourceService,
    private readonly notes: NotesRepository,
  ) {}

  async find(section: AnySection, staff: Staff, id: string): Promise<Note[]> {
    requirePermission(staff, 'anotar', section);
    await this.resources.getOpened(section, staff, id);
    return this.notes.find(section, id);
  }

  async add(section: AnySection, staff: Staff, id: string, texto: string): Promise<Note> {
    requirePermission(staff, 'anotar', section);
    await this.resources.stored(section, id, staff);
    return this.database.transaction(async (tx) => {
      // Locks the row: a concurrent anonymization must not miss this note.
      const row = await this.tables.findForUpdate(section, id, tx);
      if (!row) throw new Problem('no_encontrado');
      if (row.anonimizadoEn)
        throw new Problem(
          'transicion_invalida',
          'Los datos personales de este caso ya se borraron: no admite más notas.',
        );
      return this.notes.add({ section, row, texto, staff }, tx);
    });
  }
}
