import { sections } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';

/** News are seen from their date on: it is the first day of their window, and every public door looks at that. */
@Injectable()
export class NovedadesPolicy implements SectionPolicy, OnModuleInit {
  constructor(private readonly policies: SectionPolicies) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === sections.novedades.name, this);
  }

  async beforeWrite({ after }: Change) {
    if (after) after.vigenteDesde = after.fechaPublicacion;
  }
}
