import { findRol, type Rol } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const rules = tables['sitio/segunda-persona'];

/** A section whose rows are published by somebody other than who wrote them; without roles, by whoever may publish. */
export type Rule = { readonly seccion: string; readonly roles: readonly Rol[] };

/** Where publishing asks for a second person, as administrador has it now. */
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
