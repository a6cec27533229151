import { findRol, type Rol } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const rules = tables['sitio/segunda-persona'];

/**
 * A four-eyes rule of a section: a person other than the author publishes. Without `roles`, any role that may publish
 * approves.
 */
export type Rule = { readonly seccion: string; readonly roles: readonly Rol[] };

/** Current four-eyes rules, as configured by administrador. */
@Injectable()
export class RulesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async find(seccion: string, tx = this.database): Promise<Rule | undefined> {
    const [rule] = await tx
      .select()
      .from(rules)
      .where(eq(rules.seccion, seccion as never));
    return rule && ruleOf(rule);
  }

  async findAll(): Promise<Rule[]> {
    return (await this.database.select().from(rules)).map(ruleOf);
  }
}

const ruleOf = ({ seccion, roles }: typeof rules.$inferSelect): Rule => ({
  seccion,
  roles: roles.flatMap((rol) => findRol(rol) ?? []),
});
