import { HOURS_ELSEWHERE, sections, writesHours } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { type DescribedFile, isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { ComunicadosRepository } from './comunicados.repository.js';

const SHORTEST_TEXT = 20;

/** Announcements are often images of text: requires the full text as alternative text. */
@Injectable()
export class ComunicadosPolicy implements SectionPolicy {
  applies = isSection(sections.comunicados);

  constructor(private readonly comunicados: ComunicadosRepository) {}

  async beforeWrite({ action, after }: ChangeOf<typeof sections.comunicados>, tx: Database) {
    if (action !== 'publicar' || typeof after?.imagen !== 'string') return;
    await this.requireText(after.imagen, 'imagen', [after.tipo], tx);
  }

  async afterDescribe({ id, campo }: DescribedFile, tx: Database) {
    if (campo !== 'imagen') return;
    const types = await this.comunicados.findPublishedTypes(id, tx);
    if (types.length > 0) await this.requireText(id, 'alternativo', types, tx);
  }

  /** Throws a 422 unless the alternative text is whole and, in a notice about hours, leaves them to the branches. */
  private async requireText(image: string, field: string, types: readonly unknown[], tx: Database): Promise<void> {
    const text = await this.comunicados.findAlternative(image, tx);
    if (text.length < SHORTEST_TEXT)
      throw invalidData({
        [field]: `El texto alternativo debe ser todo el texto que se lee en la imagen (al menos ${SHORTEST_TEXT} caracteres)`,
      });
    if (types.includes('horarios') && writesHours(text)) throw invalidData({ [field]: HOURS_ELSEWHERE });
  }
}
