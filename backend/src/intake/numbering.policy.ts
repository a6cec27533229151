import { todayInLaPaz } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { NumbersRepository } from './numbers.repository.js';

/** Gives each case its number, whoever registers it: REC-2026-000123. */
@Injectable()
export class NumberingPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly numbers: NumbersRepository,
  ) {}

  onModuleInit() {
    this.policies.add(({ codePrefix }) => codePrefix !== undefined, this);
  }

  async beforeWrite({ section, before, after }: Change, tx: Database) {
    if (before || !after) return;
    const serie = section.codePrefix as string;
    const gestion = Number(todayInLaPaz().slice(0, 4));
    const number = await this.numbers.next(serie, gestion, tx);
    after.codigo = `${serie}-${gestion}-${String(number).padStart(6, '0')}`;
  }
}
