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
    const text = await this.requireWhole(after.imagen, 'imagen', tx);
    if (after.tipo === 'horarios' && writesHours(text)) throw invalidData({ imagen: HOURS_ELSEWHERE });
  }

  async afterDescribe({ id, campo }: DescribedFile, tx: Database) {
    if (campo === 'imagen' && (await this.comunicados.isPublished(id, tx)))
      await this.requireWhole(id, 'alternativo', tx);
  }

  private async requireWhole(image: string, field: string, tx: Database) {
    const text = await this.comunicados.findAlternative(image, tx);
    if (text.length < SHORTEST_TEXT)
      throw invalidData({
        [field]: `El texto alternativo debe ser todo el texto que se lee en la imagen (al menos ${SHORTEST_TEXT} caracteres)`,
      });
    return text;
  }
}
