import type { AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { vistasPrevias } from '../../platform/database/schema/publishing.js';

export type Preview = typeof vistasPrevias.$inferSelect;

/** Preview links. Each insert deletes expired ones. */
@Injectable()
export class PreviewsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Adds a link and runs `also` in the same transaction. */
  async add(preview: Preview, also: (tx: Database) => Promise<void>): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.delete(vistasPrevias).where(lte(vistasPrevias.venceEn, new Date().toISOString()));
      await tx.insert(vistasPrevias).values(preview);
      await also(tx);
    });
  }

  /** Adds the link of an open form, replacing its author's previous one. */
  async replaceOfForm(preview: Preview & { valores: object }): Promise<void> {
    const { creadaPor, registro } = preview;
    const isFormer = and(
      eq(vistasPrevias.registro, registro),
      eq(vistasPrevias.creadaPor, creadaPor),
      isNotNull(vistasPrevias.valores),
    );
    await this.database.transaction(async (tx) => {
      await tx.delete(vistasPrevias).where(or(isFormer, lte(vistasPrevias.venceEn, preview.creadaEn)));
      await tx.insert(vistasPrevias).values(preview);
    });
  }

  async removeAll(section: AnySection, registro: string, tx: Database): Promise<void> {
    await tx.delete(vistasPrevias).where(ofRow(section, registro));
  }

  async findByHash(huella: string): Promise<Preview | undefined> {
    const [preview] = await this.database
      .select()
      .from(vistasPrevias)
      .where(and(eq(vistasPrevias.huella, huella), isLive()));
    return preview;
  }

  /** Returns a row's live shared links, newest first; links of open forms are excluded. */
  findLive(section: AnySection, registro: string): Promise<Preview[]> {
    return this.database
      .select()
      .from(vistasPrevias)
      .where(and(ofRow(section, registro), isLive(), isNull(vistasPrevias.valores)))
      .orderBy(desc(vistasPrevias.creadaEn), desc(vistasPrevias.id));
  }

  /** Returns false when the row has no such link. */
  async remove(section: AnySection, registro: string, id: string): Promise<boolean> {
    const removed = await this.database
      .delete(vistasPrevias)
      .where(and(ofRow(section, registro), eq(vistasPrevias.id, id)))
      .returning({ id: vistasPrevias.id });
    return removed.length > 0;
  }
}

const isLive = () => gt(vistasPrevias.venceEn, new Date().toISOString());

const ofRow = (section: AnySection, registro: string) =>
  and(eq(vistasPrevias.seccion, section.name), eq(vistasPrevias.registro, registro));
