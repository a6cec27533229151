import type { AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { casosSinAvisos } from '../../platform/database/schema/panel.js';

const { seccion, registro } = casosSinAvisos;
const isOf = ({ name }: AnySection, id: string) => and(eq(seccion, name), eq(registro, id));

/** Opt-outs of mails about a case's steps. */
@Injectable()
export class QuietCases {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async has(section: AnySection, id: string, tx: Database = this.database): Promise<boolean> {
    return (await tx.select({ registro }).from(casosSinAvisos).where(isOf(section, id))).length > 0;
  }

  async set(section: AnySection, id: string, quiet: boolean): Promise<void> {
    if (quiet)
      await this.database.insert(casosSinAvisos).values({ seccion: section.name, registro: id }).onConflictDoNothing();
    else await this.database.delete(casosSinAvisos).where(isOf(section, id));
  }
}
