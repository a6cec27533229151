import { sections } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { invalidData } from '../http/problem.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { ComunicadosRepository } from './comunicados.repository.js';

const SHORTEST_TEXT = 20;

/** Announcements often come as a picture of a text: whoever does not see it must get that text, not «comunicado». */
@Injectable()
export class ComunicadosPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly comunicados: ComunicadosRepository,
  ) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === sections.comunicados.name, this);
  }

  async beforeWrite({ action, after }: Change, tx: Database) {
    if (action !== 'publicar' || typeof after?.imagen !== 'string') return;
    const text = await this.comunicados.findAlternative(after.imagen, tx);
    if (text.length < SHORTEST_TEXT)
      throw invalidData({
        imagen: `El texto alternativo debe ser todo el texto que se lee en la imagen (al menos ${SHORTEST_TEXT} caracteres)`,
      });
  }
}
