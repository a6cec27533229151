import { todayInLaPaz } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { correlativos } from '../database/schema/correlativos.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';

/** Gives each case its number, whoever registers it: REC-2026-000123. */
@Injectable()
export class NumberingPolicy implements SectionPolicy, OnModuleInit {
  constructor(private readonly policies: SectionPolicies) {}

  onModuleInit() {
    this.policies.add(({ codePrefix }) => codePrefix !== undefined, this);
  }

  /** The counter's row stays locked until the transaction ends: a number is taken only by a case that is kept. */
  async beforeWrite({ section, before, after }: Change, tx: Database) {
    if (before || !after) return;
    const gestion = Number(todayInLaPaz().slice(0, 4));
    const serie = section.codePrefix as string;
    const [counter] = await tx
      .insert(correlativos)
      .values({ serie, gestion, ultimo: 1 })
      .onConflictDoUpdate({
        target: [correlativos.serie, correlativos.gestion],
        set: { ultimo: sql`${correlativos.ultimo} + 1` },
      })
      .returning();
    after.codigo = `${serie}-${gestion}-${String(counter?.ultimo).padStart(6, '0')}`;
  }
}
