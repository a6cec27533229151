import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { type ChangeOf, only, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { ComunicadosRepository } from './comunicados.repository.js';

const SHORTEST_TEXT = 20;

/** Announcements often come as a picture of a text: whoever does not see it must get that text, not «comunicado». */
@Injectable()
export class ComunicadosPolicy implements SectionPolicy {
  applies = only(sections.comunicados);

  constructor(private readonly comunicados: ComunicadosRepository) {}

  async beforeWrite({ action, after }: ChangeOf<typeof sections.comunicados>, tx: Database) {
    if (action !== 'publicar' || typeof after?.imagen !== 'string') return;
    const text = await this.comunicados.findAlternative(after.imagen, tx);
    if (text.length < SHORTEST_TEXT)
      throw invalidData({
        imagen: `El texto alternativo debe ser todo el texto que se lee en la imagen (al menos ${SHORTEST_TEXT} caracteres)`,
      });
  }
}
