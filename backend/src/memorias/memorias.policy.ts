import { sections } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';

/** A report without a title of its own is called by its year, and follows it. */
@Injectable()
export class MemoriasPolicy implements SectionPolicy, OnModuleInit {
  constructor(private readonly policies: SectionPolicies) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === sections['institucional/memorias-institucionales'].name, this);
  }

  async beforeWrite({ before, after }: Change) {
    if (!after) return;
    const wasAutomatic = before && before.titulo === titleOf(before.gestion) && after.titulo === before.titulo;
    if (!after.titulo || wasAutomatic) after.titulo = titleOf(after.gestion);
  }
}

const titleOf = (gestion: unknown) => `Memoria Institucional ${String(gestion)}`;
